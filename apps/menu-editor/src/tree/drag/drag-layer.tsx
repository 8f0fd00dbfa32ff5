import { DndContext, DragOverlay, useDraggable, type DndContextProps, type DropAnimationFunction } from '@dnd-kit/core';
import { Handle, SILENT, useDragSensors } from '@carta/ui/sortable';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { RowContent } from '../row/row-content.tsx';
import { rowTitle } from '../row/row-names.ts';
import type { Press } from '../row/row-surface.tsx';
import { useLatest } from '../use-latest.ts';
import type { Drag } from './drag.ts';
import { settle } from './settle.ts';
import styles from './drag-layer.module.css';

export interface HandlePress {
  readonly press: Press;
  readonly key: string;
  /** The element to lift. */
  readonly surface: HTMLElement;
}

/** Starts a drag from a press on a handle. */
export type Carry = (pressed: HandlePress) => void;

export interface DragLayerProps extends Pick<
  DndContextProps,
  'modifiers' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'
> {
  readonly drag: Drag | null;
  /** Gets the function that starts a drag; null when the layer unmounts. */
  readonly onCarrier: (carry: Carry | null) => void;
}

const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } };

/** At the library's own z-index the overlay would cover the move bar. */
const BELOW_BAR = { zIndex: 'var(--layer-edit)' };

/** Drags rows by pointer: a copy of the row follows the pointer. */
export function DragLayer({ drag, onCarrier, ...events }: DragLayerProps) {
  const sensors = useDragSensors();
  const carried = drag?.by === 'pointer' ? drag.row : null;
  const lifted = useRef<HTMLElement>(null);
  const onto = useCallback<DropAnimationFunction>((dropped) => settle(lifted.current, dropped), []);
  return (
    <DndContext {...events} sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY}>
      <Carrier lifted={lifted} onCarrier={onCarrier} />
      <DragOverlay className={styles.overlay} style={BELOW_BAR} dropAnimation={onto}>
        {carried && (
          <div className={styles.lifted} aria-hidden inert>
            <Handle title={rowTitle(carried)} held place="tree" />
            <RowContent row={carried} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const NOTHING = 'nothing';

interface CarrierProps extends Pick<DragLayerProps, 'onCarrier'> {
  /** Receives the lifted element. */
  readonly lifted: RefObject<HTMLElement | null>;
}

/**
 * The one draggable element, placed over the pressed row. As a draggable, each row would render again on every drag, and the library would
 * measure rows that the window mounts and unmounts.
 */
function Carrier({ lifted, onCarrier }: CarrierProps) {
  const [key, setKey] = useState(NOTHING);
  const standIn = useRef<HTMLDivElement>(null);
  const { listeners, setNodeRef } = useDraggable({ id: key });
  const latest = useLatest(listeners);

  useEffect(() => {
    onCarrier(({ press, key, surface }) => {
      flushSync(() => setKey(key));
      lifted.current = surface;
      if (standIn.current) moveTo(standIn.current, surface.getBoundingClientRect());
      setNodeRef(standIn.current);
      latest.current?.[press.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart']?.(press);
    });
    return () => onCarrier(null);
  }, [latest, lifted, onCarrier, setNodeRef]);

  return <div ref={standIn} className={styles.standIn} aria-hidden />;
}

function moveTo({ style }: HTMLElement, { top, left, width, height }: DOMRect): void {
  Object.assign(style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
}
