import { categoryTitle } from '@carta/domain';
import { modalOpened, selectModal, useDispatch, useSelector } from '@carta/panel';
import { Button, Sheet } from '@carta/ui';
import { useModalTarget } from './use-modal-target.ts';

/** Asks whether an empty category of level 1 gets categories or items. */
export function ChoiceDialog() {
  const dispatch = useDispatch();
  const { parent } = useSelector(selectModal);
  const { category, close } = useModalTarget();
  if (!category) return null;
  const choose = (type: 'addCategory' | 'addProduct') => dispatch(modalOpened({ type, parent, target: category.key }));
  return (
    <Sheet
      open
      title="¿Qué quieres agregar?"
      description={categoryTitle(category)}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" wide onClick={() => choose('addCategory')}>
            Categoría
          </Button>
          <Button variant="secondary" wide onClick={() => choose('addProduct')}>
            Producto
          </Button>
          <Button variant="quiet" wide onClick={close}>
            Cancelar
          </Button>
        </>
      }
    />
  );
}
