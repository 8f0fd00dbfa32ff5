import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type DndContextProps,
} from '@dnd-kit/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Handle } from '../row/handle.tsx';
import { RowContent } from '../row/row-content.tsx';
import { rowTitle } from '../row/row-names.ts';
import { useLatest } from '../use-latest.ts';
import type { Drag } from './drag.ts';
import { settle } from './settle.ts';
import type { Carry } from './use-drag-layer.ts';
import styles from './drag-layer.module.css';

export interface DragLayerProps extends Pick<
  DndContextProps,
  'modifiers' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'
> {
  readonly drag: Drag | null;
  /** Told what takes a press on a handle, and null when nothing does any more. */
  readonly onCarrier: (carry: Carry | null) => void;
}

const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** The tree speaks by itself: the library would say keys in English. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: '' } };

/** The library's own layer would cover the bar that says the position. */
const BELOW_BAR = { zIndex: 'var(--layer-edit)' };

/** Lets a pointer carry a row: a copy of it follows the pointer, above everything. */
export function DragLayer({ drag, onCarrier, ...events }: DragLayerProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const carried = drag?.by === 'pointer' ? drag.row : null;
  return (
    <DndContext {...events} sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY}>
      <Carrier onCarrier={onCarrier} />
      <DragOverlay className={styles.overlay} style={BELOW_BAR} dropAnimation={settle}>
        {carried && (
          <div className={styles.lifted} aria-hidden inert>
            <Handle title={rowTitle(carried)} held />
            <RowContent row={carried} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const NOTHING = 'nothing';

/** Stands in for the row that is pressed: a row of its own for each would make them all depend on the library. */
function Carrier({ onCarrier }: Pick<DragLayerProps, 'onCarrier'>) {
  const [key, setKey] = useState(NOTHING);
  const { listeners, setNodeRef } = useDraggable({ id: key });
  const latest = useLatest(listeners);

  useEffect(() => {
    onCarrier(({ press, key, surface }) => {
      flushSync(() => setKey(key));
      setNodeRef(surface);
      latest.current?.[press.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart']?.(press);
    });
    return () => onCarrier(null);
  }, [latest, onCarrier, setNodeRef]);

  return null;
}
