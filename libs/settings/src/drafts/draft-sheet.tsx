import { timeAgo } from '@carta/domain';
import { Button, Sheet } from '@carta/ui';
import { ArrowRight } from 'lucide-react';
import { useRef, useState, type JSX, type ReactNode } from 'react';
import { changedPart } from './changed-part.ts';
import styles from './draft-sheet.module.css';
import type { KeptDraft } from './use-kept-draft.ts';

/** A field that was typed and not saved. */
export interface DraftField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Draws a text, by default as it is. */
  readonly draw?: (text: string) => ReactNode;
}

interface DraftSheetProps {
  readonly kept: KeptDraft<unknown>;
  /** What was being edited. */
  readonly of?: string;
  /** Before the title. */
  readonly picture?: ReactNode;
  /** Those that are the same on both sides are left out. */
  readonly fields: readonly DraftField[];
}

/** The longest value that is shown on one line beside the one before, in characters. */
const SHORT = 16;

/** Offers what an earlier page left, field by field. */
export function DraftSheet({ kept, of, picture, fields }: DraftSheetProps): JSX.Element | null {
  const [now] = useState(() => Date.now());
  const first = useRef<HTMLButtonElement>(null);
  if (!kept.found) return null;
  const changed = fields.filter(({ before, after }) => before !== after);
  const passed = timeAgo(kept.found.at, now);
  return (
    <Sheet
      open
      title="Quedó algo sin guardar"
      description={of === undefined ? passed : `${of} · ${passed}`}
      end={picture}
      onClose={kept.postpone}
      initialFocus={first}
      actions={
        <div className={styles.actions}>
          <Button variant="secondary" wide onClick={kept.discard}>
            Descartar
          </Button>
          <Button ref={first} wide onClick={kept.resume}>
            Seguir editando
          </Button>
        </div>
      }
    >
      {changed.length > 0 && (
        <dl className={styles.fields}>
          {changed.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd>
                <Change {...field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}

function Change({ before, after, draw }: DraftField) {
  if (before !== '' && before.length <= SHORT && after.length <= SHORT)
    return (
      <span className={styles.short}>
        <del>{draw ? draw(before) : before}</del>
        <ArrowRight size={14} strokeWidth={1.75} role="img" aria-label="pasa a" />
        <ins>{after === '' ? 'Vacío' : draw ? draw(after) : after}</ins>
      </span>
    );
  if (after === '') return 'Vacío';
  if (draw) return draw(after);
  const [start, added, end] = changedPart(before, after);
  return (
    <span className={styles.long}>
      {start}
      {added !== '' && <mark>{added}</mark>}
      {end}
    </span>
  );
}
