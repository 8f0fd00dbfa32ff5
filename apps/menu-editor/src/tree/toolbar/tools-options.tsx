import { WITHOUT_GLUTEN_DATA, type Menu as MenuData } from '@carta/domain';
import { snackbarShown, useDispatch, useNavigate } from '@carta/panel';
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
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { selectionStarted } from '../../tree-state/selection-slice.ts';
import { allCollapsed, allExpanded, searched } from '../../tree-state/tree-slice.ts';
import { toolOpened } from '../../tools/tools-slice.ts';

const NOT_EXPORTED = 'No se pudo exportar. Revisa tu conexión e inténtalo otra vez.';

/** The actions on the whole menu; an empty menu has fewer. */
export function ToolsOptions({ menu }: { readonly menu: MenuData }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const change = useUnlockedDispatch();
  const categories = [...menu.categoriesL1, ...menu.categoriesL2].map(({ key }) => key);
  const isEmpty = categories.length === 0;

  // An export changes nothing, so a locked owner may do it.
  const download = () => {
    import('../../tools/export-menu.ts').then(
      ({ exportMenu }) =>
        dispatch(snackbarShown({ tone: 'success', text: `${exportMenu(menu)} está en tus descargas` })),
      () => dispatch(snackbarShown({ tone: 'error', text: NOT_EXPORTED })),
    );
  };
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
          <MenuItem icon={FileDown} onSelect={download}>
            Exportar menú
          </MenuItem>
        </>
      )}
      <MenuItem icon={FileUp} onSelect={() => change(toolOpened({ name: 'import' }))}>
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
