import { itemTitle, toggledShow, type Item } from '@carta/domain';
import {
  itemChanged,
  itemFeatured,
  itemUnfeatured,
  modalOpened,
  selectBusinessKey,
  useCannotOpen,
  useSelector,
} from '@carta/panel';
import { Menu, MenuItem, MenuSeparator } from '@carta/ui';
import { Copy, Eye, EyeOff, FolderInput, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { duplicationConfirmed } from '../../outbox/actions.ts';
import { SoldOutOption } from './sold-out-option.tsx';
import { editStarted } from '../../tree-state/tree-slice.ts';
import { toolOpened } from '../../tools/tools-slice.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';

export function ItemMenu({ item }: { readonly item: Item }) {
  const dispatch = useUnlockedDispatch();
  const cannotOpen = useCannotOpen();
  const parent = useSelector(selectBusinessKey);
  const { key, show, featured } = item;
  return (
    <Menu label={`Opciones de ${itemTitle(item)}`} onCannotOpen={cannotOpen}>
      {featured === false ? (
        <MenuItem icon={Star} onSelect={() => dispatch(itemFeatured({ key }))}>
          Destacar
        </MenuItem>
      ) : (
        <MenuItem icon={StarOff} onSelect={() => dispatch(itemUnfeatured({ key }))}>
          Quitar de destacados
        </MenuItem>
      )}
      <MenuItem icon={show ? EyeOff : Eye} onSelect={() => dispatch(itemChanged({ key, changes: toggledShow(item) }))}>
        {show ? 'Ocultar' : 'Mostrar'}
      </MenuItem>
      <SoldOutOption item={item} />
      <MenuItem icon={Pencil} onSelect={() => dispatch(editStarted({ kind: 'product', base: item }))}>
        Editar
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => dispatch(duplicationConfirmed({ kind: 'product', original: key }))}>
        Duplicar
      </MenuItem>
      <MenuItem icon={FolderInput} onSelect={() => dispatch(toolOpened({ name: 'move', target: key }))}>
        Mover a otra categoría
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        danger
        icon={Trash2}
        onSelect={() => dispatch(modalOpened({ type: 'removeProduct', parent, target: key }))}
      >
        Eliminar
      </MenuItem>
    </Menu>
  );
}
