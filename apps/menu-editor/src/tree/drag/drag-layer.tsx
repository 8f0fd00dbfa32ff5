import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DndContextProps,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { Handle } from '../row/handle.tsx';
import { RowContent } from '../row/row-content.tsx';
import { rowTitle } from '../row/row-names.ts';
import { KEYBOARD_INSTRUCTIONS } from '../../moving/announcements.ts';
import type { Drag } from './drag.ts';
import { settle } from './settle.ts';
import styles from './drag-layer.module.css';

interface DragLayerProps extends Pick<DndContextProps, 'modifiers' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'> {
  readonly drag: Drag | null;
  readonly children: ReactNode;
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
const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: KEYBOARD_INSTRUCTIONS } };

/** The library's own layer would cover the bar that says the position. */
const BELOW_BAR = { zIndex: 'var(--layer-edit)' };

/** Lets a pointer carry a row: a copy of it follows the pointer, above everything. */
export function DragLayer({ drag, children, ...events }: DragLayerProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const carried = drag?.by === 'pointer' ? drag.row : null;
  return (
    <DndContext {...events} sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY}>
      {children}
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
