import type { Menu as MenuData } from '@carta/domain';
import { useCannotOpen } from '@carta/panel';
import { lazyComponent, lazyModule, Menu } from '@carta/ui';

// In the chunk of the dialogs, which is loaded on the first interaction.
const options = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './tools-options.tsx'));
const ToolsOptions = lazyComponent(options, ({ ToolsOptions }) => ToolsOptions);

/** The menu with the actions on the whole menu. */
export function ToolsMenu({ menu }: { readonly menu: MenuData }) {
  return (
    <Menu label="Más opciones del menú" code={options} onCannotOpen={useCannotOpen()}>
      <ToolsOptions menu={menu} />
    </Menu>
  );
}
