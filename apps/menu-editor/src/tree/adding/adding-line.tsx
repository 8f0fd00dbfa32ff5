import { lazyComponent } from '@carta/ui';
import { CannotOpen } from '@carta/panel';
import { memo } from 'react';
import { addingCancelled } from '../../tree-state/adding-slice.ts';
import lines from '../line.module.css';
import type { AddLine, NewLine } from '../lines.ts';
import { AddButton, newRowCode } from './add-button.tsx';
import styles from './adding-line.module.css';

/** The row in which a new record is typed. */
export const NewRow = lazyComponent(newRowCode, ({ NewRow }) => NewRow, {
  fallback: <div className={styles.loading} />,
  Failed: CannotAdd,
});

interface AddingLineProps {
  readonly line: AddLine | NewLine;
  readonly index: number;
  /** Distance from the top of the tree, in pixels. */
  readonly top: number;
  readonly measure: (element: HTMLElement | null) => void;
}

/** The end of an open category, where records are added. */
export const AddingLine = memo(function AddingLine({ line, index, top, measure }: AddingLineProps) {
  return (
    <div
      ref={measure}
      className={lines.line}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-ends-card={line.endsCard || undefined}
    >
      <div className={`${lines.card} ${styles.card}`}>
        {line.kind === 'new' ? <NewRow top={top} /> : <AddButton place={line.place} within={line.within} />}
      </div>
    </div>
  );
});

function CannotAdd() {
  return <CannotOpen closing={addingCancelled()} />;
}
