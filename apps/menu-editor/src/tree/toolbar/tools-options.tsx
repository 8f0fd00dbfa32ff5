import { WITHOUT_GLUTEN_DATA, type Menu as MenuData } from '@carta/domain';
import { useDispatch, useNavigate } from '@carta/panel';
import { MenuItem, MenuSeparator } from '@carta/ui';
import {
  ChevronsDownUp,
  ChevronsUpDown,
  CircleDollarSign,
  FileDown,
  FileUp,
  History,
  ListChecks,
  Trash2,
  WheatOff,
} from 'lucide-react';
import { useOpenImport } from '../../use-open-import.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { selectionStarted } from '../../tree-state/selection-slice.ts';
import { allCollapsed, allExpanded, searched } from '../../tree-state/tree-slice.ts';
import { toolOpened } from '../../tools/tools-slice.ts';

/** The actions on the whole menu; an empty menu has fewer. */
export function ToolsOptions({ menu }: { readonly menu: MenuData }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const change = useUnlockedDispatch();
  const categories = [...menu.categoriesL1, ...menu.categoriesL2].map(({ key }) => key);
  const isEmpty = categories.length === 0;
  const openImport = useOpenImport();
  // An export changes nothing, so a locked owner may do it.
  const openExport = () => dispatch(toolOpened({ name: 'export' }));
  return (
    <>
      {!isEmpty && (
        <>
          <MenuItem icon={ListChecks} onSelect={() => change(selectionStarted())}>
            Seleccionar
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={ChevronsUpDown} onSelect={() => dispatch(allExpanded(categories))}>
            Expandir todo
          </MenuItem>
          <MenuItem icon={ChevronsDownUp} onSelect={() => dispatch(allCollapsed())}>
            Contraer todo
          </MenuItem>
          <MenuItem icon={WheatOff} onSelect={() => dispatch(searched(WITHOUT_GLUTEN_DATA))}>
            {WITHOUT_GLUTEN_DATA}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={CircleDollarSign} onSelect={() => change(toolOpened({ name: 'prices', within: null }))}>
            Cambiar precios
          </MenuItem>
          <MenuItem icon={FileDown} onSelect={openExport}>
            Exportar menú
          </MenuItem>
        </>
      )}
      <MenuItem icon={FileUp} onSelect={openImport}>
        Importar menú
      </MenuItem>
      <MenuItem icon={History} onSelect={() => void navigate('/panel/menu/changes')}>
        Últimos cambios
      </MenuItem>
      <MenuItem icon={Trash2} onSelect={() => change(toolOpened({ name: 'trash' }))}>
        Papelera
      </MenuItem>
    </>
  );
}
