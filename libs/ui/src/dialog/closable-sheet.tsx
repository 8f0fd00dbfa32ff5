import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Sheet } from './dialog.tsx';

interface ClosableSheetProps extends Omit<ComponentProps<typeof Sheet>, 'end'> {
  readonly onClose: () => void;
}

/** A sheet with 'Cerrar' beside its title. */
export function ClosableSheet(sheet: ClosableSheetProps) {
  return <Sheet {...sheet} end={<IconButton variant="muted" label="Cerrar" icon={X} onClick={sheet.onClose} />} />;
}
