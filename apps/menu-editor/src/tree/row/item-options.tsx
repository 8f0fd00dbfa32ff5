import { toggledShow, type Item } from '@carta/domain';
import { modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { MenuItem, MenuSeparator } from '@carta/ui';
import { Copy, Eye, EyeOff, FolderInput, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { commandAction } from '../../outbox/command-action.ts';
import { SoldOutOption } from './sold-out-option.tsx';
import { editStarted } from '../../tree-state/tree-slice.ts';
import { toolOpened } from '../../tools/tools-slice.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';

/** The options of an item's menu. */
export function ItemOptions({ item }: { readonly item: Item }) {
  const dispatch = useUnlockedDispatch();
  const parent = useSelector(selectBusinessKey);
  const { key, show, featured } = item;
  return (
    <>
      {featured === false ? (
        <MenuItem icon={Star} onSelect={() => dispatch(commandAction('menu/itemFeatured', { key }))}>
          Destacar
        </MenuItem>
      ) : (
        <MenuItem icon={StarOff} onSelect={() => dispatch(commandAction('menu/itemUnfeatured', { key }))}>
          Quitar de destacados
        </MenuItem>
      )}
      <MenuItem
        icon={show ? EyeOff : Eye}
        onSelect={() => dispatch(commandAction('menu/itemChanged', { key, changes: toggledShow(item) }))}
      >
        {show ? 'Ocultar' : 'Mostrar'}
      </MenuItem>
      <SoldOutOption item={item} />
      <MenuItem icon={Pencil} onSelect={() => dispatch(editStarted({ kind: 'product', base: item }))}>
        Editar
      </MenuItem>
      <MenuItem
        icon={Copy}
        onSelect={() => dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'product', original: key }))}
      >
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
    </>
  );
}
