/** Lists whose rows are moved by mouse, finger or keyboard: an entry of its own, which loads only where something is moved. */

export { SortableList } from './sortable/sortable-list.tsx';
export { Grip } from './sortable/grip.tsx';
export { Handle } from './sortable/handle.tsx';
export { handleKey } from './sortable/handle-keys.ts';
export { MoveBar } from './sortable/move-bar.tsx';
export { SILENT, useDragSensors } from './sortable/drag-sensors.ts';
export { useListDrag } from './sortable/use-list-drag.ts';
export { useSortableRecord, type SortableRecord } from './sortable/use-sortable-record.ts';
export {
  afterCancel,
  afterDrop,
  afterDropInto,
  KEYBOARD_INSTRUCTIONS,
  whileMoving,
  whileMovingInto,
} from './sortable/announcements.ts';
