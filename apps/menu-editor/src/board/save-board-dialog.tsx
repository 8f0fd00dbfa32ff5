import { modalClosed, selectModal, useDispatch, useSelector } from '@carta/panel';
import { Button, Dialog } from '@carta/ui';

/** Asks before the board that diners see is replaced. */
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
      actions={
        <>
          <Button variant="secondary" wide onClick={close}>
            Cancelar
          </Button>
          <Button wide onClick={confirm}>
            Guardar pizarra
          </Button>
        </>
      }
    />
  );
}
