import type { Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { lazyComponent, lazyModule, onceIdle, onFirstInteraction, ScreenHeader } from '@carta/ui';
import { useEffect, useState } from 'react';
import { selectIsSelecting } from '../tree-state/selection-slice.ts';
import { selectSearch } from '../tree-state/tree-slice.ts';
import { AddingMainCategory } from './adding/adding-main-category.tsx';
import { preloadDialogs } from './dialogs/modals.ts';
import { selectImportDone } from '../import-done/import-done-slice.ts';
import { selectCropping } from '../pictures/pictures-slice.ts';
import { SaveStatus } from '../outbox/save-status.tsx';
import { selectTool } from '../tools/tools-slice.ts';
import { Tree } from './tree.tsx';
import { EmptyToolbar, TreeToolbar } from './toolbar/tree-toolbar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useShownRows } from './use-shown-rows.ts';
import { TreeSkeleton } from './tree-skeleton.tsx';
import styles from './tree-screen.module.css';

const SelectionBar = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ './selection/selection-bar.tsx')),
  ({ SelectionBar }) => SelectionBar,
);

const TreeDrafts = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "drafts" */ './drafts/tree-drafts.tsx'), { retries: true }),
  ({ TreeDrafts }) => TreeDrafts,
);

const EmptyTree = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "empty-tree" */ './empty-tree.tsx'), { retries: true }),
  ({ EmptyTree }) => EmptyTree,
  { fallback: <TreeSkeleton /> },
);

const SelectionHeader = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ './selection/selection-header.tsx')),
  ({ SelectionHeader }) => SelectionHeader,
  { fallback: <ScreenHeader /> },
);

const OpenTool = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ '../open-tool.tsx'), { retries: true }),
  ({ OpenTool }) => OpenTool,
);

const ImportDoneCard = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ '../import-done/import-done-card.tsx')),
  ({ ImportDoneCard }) => ImportDoneCard,
);

const CropDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "cropping" */ '../pictures/crop-dialog.tsx')),
  ({ CropDialog }) => CropDialog,
);

/** 'Categorías y productos'. */
export function TreeScreen() {
  const menu = useSelector(selectMenu);
  const cropping = useSelector(selectCropping);
  const hasTool = useSelector(selectTool) !== null;
  const isSelecting = useSelector(selectIsSelecting);
  const searching = useSelector(selectSearch).trim() !== '';
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  useEffect(() => onFirstInteraction(preloadDialogs), []);
  useShortcuts();
  return (
    <div className={styles.screen}>
      {menu && isSelecting ? <SelectionHeader menu={menu} /> : <ScreenHeader end={<SaveStatus />} />}
      {!menu && <TreeSkeleton />}
      {menu?.categoriesL1.length === 0 && (
        <>
          <EmptyToolbar menu={menu} />
          <EmptyTree />
        </>
      )}
      {menu && menu.categoriesL1.length > 0 && <FilledTree menu={menu} />}
      {/* In one place, so that the first category saved does not take the row away in which the next is typed. */}
      {menu && !searching && <AddingMainCategory categories={menu.categoriesL1.length} />}
      {cropping && <CropDialog />}
      {menu && hasTool && <OpenTool />}
      {menu && isIdle && <TreeDrafts menu={menu} />}
    </div>
  );
}

function FilledTree({ menu }: { readonly menu: Menu }) {
  const shown = useShownRows(menu);
  const isSelecting = useSelector(selectIsSelecting);
  const isSearching = useSelector(selectSearch).trim() !== '';
  const hasImported = useSelector(selectImportDone) !== null && !isSearching;
  return (
    <>
      <TreeToolbar menu={menu} matches={shown.matches} />
      {hasImported && !isSelecting && <ImportDoneCard />}
      <Tree menu={menu} shown={shown} />
      {isSelecting && <SelectionBar menu={menu} />}
    </>
  );
}
