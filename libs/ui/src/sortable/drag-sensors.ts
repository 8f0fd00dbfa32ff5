import { MouseSensor, TouchSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';

/** In pixels. A handle scrolls nothing, so that a finger needs no delay. */
const MOVED = { activationConstraint: { distance: 4 } };

/** A mouse or a finger drags as soon as it moves; the keyboard is handled by `handleKey`. */
export function useDragSensors() {
  return useSensors(useSensor(MouseSensor, MOVED), useSensor(TouchSensor, MOVED));
}

/** The move bar announces positions: the library would announce keys in English. */
export const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
