import type { Menu as MenuData } from '@carta/domain';
import { useCannotOpen } from '@carta/panel';
import { lazyComponent, lazyModule, Menu } from '@carta/ui';

// In the chunk of the dialogs, which is loaded on the first interaction.
const options = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './tools-options.tsx'));
const ToolsOptions = lazyComponent(options, ({ ToolsOptions }) => ToolsOptions);

/** The menu with the actions on the whole menu. */
export function ToolsMenu({ menu }: { readonly menu: MenuData }) {
<<<<<<< HEAD
=======
  const dispatch = useDispatch();
  const cannotOpen = useCannotOpen();
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
>>>>>>> 8a2c21e (feat(menu-editor): an export says where it went, and an import names its file and business)
  return (
    <Menu label="Más opciones del menú" code={options} onCannotOpen={useCannotOpen()}>
      <ToolsOptions menu={menu} />
    </Menu>
  );
}
