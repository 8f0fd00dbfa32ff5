import { EyeOff, ImageUp, LockKeyhole, Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Block } from '../block/block.tsx';
import { Button } from '../button/button.tsx';
import { ClosableSheet } from '../dialog/closable-sheet.tsx';
import { DialogButtons, SheetButtons } from '../dialog/dialog-buttons.tsx';
import { Dialog, Sheet } from '../dialog/dialog.tsx';
import { ShortcutsDialog } from '../dialog/shortcuts-dialog.tsx';
import { MenuItem, MenuSeparator } from '../menu/menu-item.tsx';
import { Menu } from '../menu/menu.tsx';
import { SnackbarStack } from '../snackbar/snackbar-stack.tsx';
import type { SnackbarNotice } from '../snackbar/snackbar.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimen.module.css';

type Open = 'removal' | 'locked' | 'shortcuts' | 'sheet' | 'closable' | null;

const NOTICES: readonly Omit<SnackbarNotice, 'id'>[] = [
  { tone: 'info', text: 'Producto eliminado', action: { label: 'Deshacer', onSelect: () => undefined } },
  { tone: 'success', text: 'Portada actualizada con éxito' },
  { tone: 'error', text: 'La imagen no puede superar los 10MB' },
];

export function OverlaySpecimens() {
  const [open, setOpen] = useState<Open>(null);
  const [count, setCount] = useState(3);
  const [blocked, setBlocked] = useState(false);
  const [snackbars, setSnackbars] = useState<readonly SnackbarNotice[]>([]);
  const close = () => setOpen(null);
  const modal = (name: Open) => ({ open: open === name, onClose: close });
  const dismiss = useCallback((id: string) => setSnackbars((shown) => shown.filter((notice) => notice.id !== id)), []);
  const notify = () => setSnackbars(NOTICES.map((notice) => ({ ...notice, id: crypto.randomUUID() })));
  const block = () => {
    setBlocked(true);
    setTimeout(() => setBlocked(false), 2000);
  };
  const openers = {
    Confirmación: () => setOpen('removal'),
    'Editor bloqueado': () => setOpen('locked'),
    'Atajos de teclado': () => setOpen('shortcuts'),
    Hoja: () => setOpen('sheet'),
    'Hoja con Cerrar': () => setOpen('closable'),
    Bloqueo: block,
    Notificaciones: notify,
  };
  return (
    <>
      <Specimen name="Menú">
        <Menu label="Opciones de Entradas">
          <MenuItem icon={Plus} onSelect={notify}>
            Agregar producto
          </MenuItem>
          <MenuItem icon={ImageUp} onSelect={notify}>
            Cambiar portada
          </MenuItem>
          <MenuItem icon={EyeOff} onSelect={notify}>
            Ocultar
          </MenuItem>
          <MenuItem icon={Pencil} onSelect={notify}>
            Editar
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setOpen('removal')}>
            Eliminar
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Diálogo, hoja, bloqueo, notificación breve">
        <div className={styles.flow}>
          {Object.entries(openers).map(([label, show]) => (
            <Button key={label} variant="secondary" onClick={show}>
              {label}
            </Button>
          ))}
        </div>
      </Specimen>
      <Dialog
        {...modal('removal')}
        title="¿Eliminar «Entradas»?"
        description="Se eliminará todo el contenido relacionado"
        actions={<DialogButtons confirm="Eliminar" danger onConfirm={close} onCancel={close} />}
      />
      <Dialog
        {...modal('locked')}
        icon={LockKeyhole}
        title="Editor bloqueado / Falta de pago"
        description="Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio."
        actions={<Button onClick={close}>OK</Button>}
      />
      <ShortcutsDialog
        {...modal('shortcuts')}
        shortcuts={[
          [['↑', '↓'], 'Ir a otra fila'],
          [['/'], 'Buscar'],
        ]}
      />
      <Sheet
        {...modal('sheet')}
        onSubmit={close}
        title="Agregar productos"
        description="Entradas"
        actions={<SheetButtons confirm="Agregar" onCancel={close} />}
      >
        <Stepper label="Cantidad" value={count} onChange={setCount} hint="De 1 a 10" />
      </Sheet>
      <ClosableSheet
        {...modal('closable')}
        title="Exportar menú"
        actions={<Button onClick={close}>Descargar</Button>}
      />
      <Block active={blocked} />
      <SnackbarStack snackbars={snackbars} onDismiss={dismiss} />
    </>
  );
}
