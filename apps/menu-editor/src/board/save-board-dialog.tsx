import { modalClosed, selectModal, useDispatch, useSelector } from '@carta/panel';
import { Dialog, DialogButtons } from '@carta/ui';

/** Asks for confirmation before a save replaces the board that diners see. */
export function SaveBoardDialog({ onConfirm }: { readonly onConfirm: () => void }) {
  const dispatch = useDispatch();
  const { type, show } = useSelector(selectModal);
  const close = () => {
    dispatch(modalClosed());
  };
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <Dialog
      open={show && type === 'saveBoard'}
      title="¿Guardar la pizarra?"
      description="Tus clientes la verán así desde ahora."
      onClose={close}
      actions={<DialogButtons confirm="Guardar pizarra" onConfirm={confirm} onCancel={close} />}
    />
  );
}
