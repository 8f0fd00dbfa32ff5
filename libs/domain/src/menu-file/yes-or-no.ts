import { searchText } from '../menu/search.ts';
import { cellText, type SheetCell } from './sheet.ts';

const YES =
  'si|s|x|y|yes|1|true|verdadero|v|activo|activa|activado|activada|active|habilitado|habilitada|enabled|disponible|available|visible|publicado|publicada|published|mostrar|on|en venta|sim|ativo|disponivel|verdadeiro|ok|✓|✔|publish|public|catalog|search|alta|vigente|a';
const NO =
  'no|n|0|false|falso|f|inactivo|inactiva|inactive|desactivado|desactivada|deshabilitado|deshabilitada|disabled|no disponible|unavailable|oculto|oculta|hidden|borrador|draft|archivado|archivada|archived|off|-1|nao|inativo|no visible|no publicado|unpublished|private|ocultar|pausado|✗|✘|unlisted|eliminado|eliminada|deleted|discontinuado|discontinuada|discontinued|baja|de baja|retirado|retirada|inhabilitado|inhabilitada|suspendido|suspendida|i|b';
const ANSWERS = new Map([...answersOf(YES, true), ...answersOf(NO, false)]);

function answersOf(words: string, answer: boolean) {
  return words.split('|').map((word) => [word, answer] as const);
}

/** Returns whether a cell says that a product is shown; undefined if it says neither. */
export function yesOrNo(cell: SheetCell | undefined): boolean | undefined {
  return typeof cell === 'boolean' ? cell : ANSWERS.get(searchText(cellText(cell)));
}
