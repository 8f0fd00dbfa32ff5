import { ShortcutsDialog, type Shortcut } from '@carta/ui';
import { useCloseTool } from '../tools/use-close-tool.ts';

const SHORTCUTS: readonly Shortcut[] = [
  [['↑', '↓', 'Inicio', 'Fin'], 'Ir a otra fila'],
  [['Letras'], 'Ir a la fila que empieza así'],
  [['→', '←'], 'Abrir o cerrar una categoría'],
  [['Tab'], 'Ir a los botones de la fila'],
  [['Espacio'], 'Mover la fila'],
  [['Enter', 'F2'], 'Editar'],
  [['Supr'], 'Eliminar'],
  [['Ctrl D'], 'Duplicar'],
  [['Ctrl Z'], 'Deshacer el último cambio'],
  [['/'], 'Buscar'],
  [['?'], 'Ver estos atajos'],
];

/** 'Atajos de teclado': the keys of the editor. */
export function EditorShortcuts() {
  return <ShortcutsDialog open shortcuts={SHORTCUTS} onClose={useCloseTool()} />;
}
