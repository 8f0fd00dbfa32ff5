import { MouseSensor, TouchSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';

const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** A mouse drags after 4 pixels, a finger after 200 ms; the keyboard is handled by `handleKey`. */
export function useDragSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
}

/** The move bar announces positions: the library would announce keys in English. */
export const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
