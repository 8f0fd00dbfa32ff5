import { IconButton, Sheet } from '@carta/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ClosableSheetProps extends Omit<ComponentProps<typeof Sheet>, 'end'> {
  readonly onClose: () => void;
}

/** A sheet with 'Cerrar' beside its title. */
export function ClosableSheet(sheet: ClosableSheetProps) {
  return <Sheet {...sheet} end={<IconButton variant="muted" label="Cerrar" icon={X} onClick={sheet.onClose} />} />;
}
