import type { BoardColor } from './board-color.ts';

export const COLOR_NAMES: Readonly<Record<BoardColor, string>> = {
  '#ffffff': 'Blanco',
  '#f0a49f': 'Rosa',
  '#fef9b5': 'Amarillo',
  '#afedee': 'Celeste',
  '#a5d8a4': 'Verde',
};
