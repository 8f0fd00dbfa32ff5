import { selectMenu, useSelector } from '@carta/panel';
import { ScreenHeader } from '@carta/ui';
import { AddMainCategory } from './add-main-category.tsx';
import { EmptyTree } from './empty-tree.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { Tree } from './tree.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';
import styles from './tree-screen.module.css';

/** 'Categorías y productos'. */
export function TreeScreen() {
  const menu = useSelector(selectMenu);
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Categorías y productos" back="/panel/menu" end={<SaveStatus />} />
      {!menu && <TreeSkeleton />}
      {menu?.categoriesL1.length === 0 && <EmptyTree />}
      {menu && menu.categoriesL1.length > 0 && (
        <>
          <Tree menu={menu} />
          <AddMainCategory />
        </>
      )}
    </div>
  );
}
