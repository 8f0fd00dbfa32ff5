/** Describes each handle for screen readers. */
export const KEYBOARD_INSTRUCTIONS =
  'Espacio para levantar, flechas para mover, espacio otra vez para soltar, Escape para cancelar.';

interface Position {
  readonly title: string;
  /** 0-based; null outside the list. */
  readonly index: number | null;
  readonly count: number;
}

export function whileMoving({ title, index, count }: Position): string {
  return index === null
    ? `${title}: fuera de su lista, quedará como estaba`
    : `${title}: posición ${index + 1} de ${count}`;
}

interface Target {
  readonly title: string;
  /** Title of the category under it. */
  readonly category: string;
}

export function whileMovingInto({ title, category }: Target): string {
  return `${title}: mover a «${category}»`;
}

export function afterDropInto({ title, category }: Target): string {
  return `${title}: se movió a «${category}»`;
}

export function afterDrop({ title, index, count }: Position & { index: number }): string {
  return `${title}: quedó en la posición ${index + 1} de ${count}`;
}

export function afterCancel({ title, index, count }: Position & { index: number }): string {
  return `${title}: no se movió, sigue en la posición ${index + 1} de ${count}`;
}
