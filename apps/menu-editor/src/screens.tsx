import { menuButtons } from '@carta/domain';
import { ComingSoon, Route, RouterLink, Routes } from '@carta/panel';
import { LinkProvider } from '@carta/ui';
import { MenuHub } from './hub/menu-hub.tsx';
import { TreeScreen } from './tree/tree-screen.tsx';

const TREE = '/panel/menu/flat';

/** The menu section: its hub, the tree, and what is still to come. */
export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <Routes>
        <Route path="/panel/menu" element={<MenuHub />} />
        <Route path={TREE} element={<TreeScreen />} />
        {menuButtons()
          .filter(({ path }) => path !== TREE)
          .map(({ path, label }) => (
            <Route key={path} path={path} element={<ComingSoon title={label} back="/panel/menu" />} />
          ))}
      </Routes>
    </LinkProvider>
  );
}
