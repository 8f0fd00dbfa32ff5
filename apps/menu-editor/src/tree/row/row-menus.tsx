import { categoryTitle, itemTitle, type Item } from '@carta/domain';
import { useCannotOpen } from '@carta/panel';
import { lazyComponent, lazyModule, Menu } from '@carta/ui';
import { use } from 'react';
import { RowTabIndexContext } from './row-tab-index.ts';
import type { OptionsOfCategory } from './category-options.tsx';

// In the chunk of the dialogs, which is loaded on the first interaction.
const itemOptions = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './item-options.tsx'));
const categoryOptions = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './category-options.tsx'));

const ItemOptions = lazyComponent(itemOptions, ({ ItemOptions }) => ItemOptions);
const CategoryOptions = lazyComponent(categoryOptions, ({ CategoryOptions }) => CategoryOptions);

export function ItemMenu({ item }: { readonly item: Item }) {
  return (
    <Menu
      label={`Opciones de ${itemTitle(item)}`}
      code={itemOptions}
      tabIndex={use(RowTabIndexContext)}
      onCannotOpen={useCannotOpen()}
    >
      <ItemOptions item={item} />
    </Menu>
  );
}

export function CategoryMenu(options: OptionsOfCategory) {
  const label = `Opciones de ${categoryTitle(options.category)}`;
  return (
    <Menu label={label} code={categoryOptions} tabIndex={use(RowTabIndexContext)} onCannotOpen={useCannotOpen()}>
      <CategoryOptions {...options} />
    </Menu>
  );
}
