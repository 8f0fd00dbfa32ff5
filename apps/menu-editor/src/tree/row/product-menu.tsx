import { itemTitle, type Item } from '@carta/domain';
import { itemChanged, itemFeatured, itemUnfeatured, modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { Menu, MenuItem, MenuSeparator } from '@carta/ui';
import { Eye, EyeOff, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { editStarted } from '../tree-slice.ts';
import { useOwnersDispatch } from '../../saving/use-owners-dispatch.ts';

export function ProductMenu({ item }: { readonly item: Item }) {
  const dispatch = useOwnersDispatch();
  const parent = useSelector(selectBusinessKey);
  const { key, show, featured } = item;
  return (
    <Menu label={`Opciones de ${itemTitle(item)}`}>
      {featured === false ? (
        <MenuItem icon={Star} onSelect={() => dispatch(itemFeatured({ key }))}>
          Destacar
        </MenuItem>
      ) : (
        <MenuItem icon={StarOff} onSelect={() => dispatch(itemUnfeatured({ key }))}>
          Quitar de destacados
        </MenuItem>
      )}
      <MenuItem icon={show ? EyeOff : Eye} onSelect={() => dispatch(itemChanged({ key, changes: { show: !show } }))}>
        {show ? 'Ocultar' : 'Mostrar'}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => dispatch(editStarted({ kind: 'product', base: item }))}>
        Editar
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
