import { addOption, toggledShow, type AddOption, type ModalType } from '@carta/domain';
import { modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { MenuItem, MenuSeparator } from '@carta/ui';
import {
  CircleDollarSign,
  ClipboardPaste,
  Clock,
  Copy,
  Eye,
  EyeOff,
  ImageUp,
  Pencil,
  Plus,
  Trash2,
  WheatOff,
} from 'lucide-react';
import { usePicking } from '../../pictures/use-picking.ts';
import type { CategoryRow } from '../rows.ts';
import { editStarted } from '../../tree-state/tree-slice.ts';
import { toolOpened } from '../../tools/tools-slice.ts';
import { commandAction } from '../../outbox/command-action.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';

const ADDS: Record<AddOption, { text: string; modal: ModalType }> = {
  product: { text: 'Agregar producto', modal: 'addProduct' },
  category: { text: 'Agregar categoría', modal: 'addCategory' },
  'category-or-product': { text: 'Agregar categoría o producto', modal: 'addCategoryOrProduct' },
};

export type OptionsOfCategory = Pick<CategoryRow, 'category' | 'subcategories' | 'items'>;

/** The options of a category's menu. */
export function CategoryOptions({ category, subcategories, items }: OptionsOfCategory) {
  const dispatch = useUnlockedDispatch();
  const parent = useSelector(selectBusinessKey);
  const pick = usePicking();
  const { key, level, show } = category;
  const add = ADDS[addOption({ category, subcategories, items })];
  return (
    <>
      <MenuItem icon={Plus} onSelect={() => dispatch(modalOpened({ type: add.modal, parent, target: key }))}>
        {add.text}
      </MenuItem>
      {add.modal !== 'addCategory' && (
        <MenuItem icon={ClipboardPaste} onSelect={() => dispatch(toolOpened({ name: 'paste', target: key, text: '' }))}>
          Pegar lista
        </MenuItem>
      )}
      {level === 1 && (
        <MenuItem icon={ImageUp} onSelect={() => pick({ purpose: 'cover', key })}>
          Cambiar portada
        </MenuItem>
      )}
      <MenuItem
        icon={show ? EyeOff : Eye}
        onSelect={() => dispatch(commandAction('menu/categoryChanged', { key, changes: toggledShow(category) }))}
      >
        {show ? 'Ocultar' : 'Mostrar'}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => dispatch(editStarted({ kind: 'category', base: category }))}>
        Editar
      </MenuItem>
      <MenuItem icon={Clock} onSelect={() => dispatch(toolOpened({ name: 'availability', target: key }))}>
        Cuándo se vende
      </MenuItem>
      <MenuItem
        icon={Copy}
        onSelect={() =>
          dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'category', original: key }))
        }
      >
        Duplicar
      </MenuItem>
      {subcategories + items > 0 && (
        <>
          <MenuItem icon={CircleDollarSign} onSelect={() => dispatch(toolOpened({ name: 'prices', within: key }))}>
            Cambiar precios
          </MenuItem>
          <MenuItem icon={WheatOff} onSelect={() => dispatch(toolOpened({ name: 'diets', within: key }))}>
            Alérgenos y dietas
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem
        danger
        icon={Trash2}
        onSelect={() => dispatch(modalOpened({ type: 'removeCategory', parent, target: key }))}
      >
        Eliminar
      </MenuItem>
    </>
  );
}
