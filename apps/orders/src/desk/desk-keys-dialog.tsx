import { ShortcutsDialog, type Shortcut } from '@carta/ui';

const KEYS: readonly Shortcut[] = [
  [['↓', '↑'], 'Ir a otro pedido o mesa (también J y K)'],
  [['→', '←'], 'Ir a otra lista'],
  [['Enter'], 'Dar el siguiente paso'],
  [['1 … 5'], 'Elegir en cuántos minutos'],
  [['R'], 'Rechazar'],
  [['C'], 'Cerrar la mesa'],
  [['D'], 'Deshacer tu último paso'],
  [['Tab'], 'Ir a los botones del pedido'],
  [['H'], 'Historial, y volver'],
  [['P'], 'Pausar pedidos'],
  [['?'], 'Ver estos atajos'],
];

interface DeskKeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 'Atajos de teclado': the keys of the desk. */
export function DeskKeysDialog({ isOpen, onClose }: DeskKeysDialogProps) {
  return <ShortcutsDialog open={isOpen} shortcuts={KEYS} onClose={onClose} />;
}
