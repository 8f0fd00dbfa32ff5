import type { RemoteModule } from '@carta/contract';
import { lazyComponent, lazyModule } from '@carta/ui';

// One chunk holds all dialogs.
const adding = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './add-dialog.tsx'));
const choice = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './choice-dialog.tsx'));
const removal = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './removal-dialog.tsx'));
const locked = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './locked-dialog.tsx'));

const AddCategories = lazyComponent(adding, ({ AddCategoriesDialog }) => AddCategoriesDialog);

export const modals = {
  addCategoryL1: AddCategories,
  addCategory: AddCategories,
  addProduct: lazyComponent(adding, ({ AddItemsDialog }) => AddItemsDialog),
  addCategoryOrProduct: lazyComponent(choice, ({ ChoiceDialog }) => ChoiceDialog),
  removeCategory: lazyComponent(removal, ({ RemoveCategoryDialog }) => RemoveCategoryDialog),
  removeProduct: lazyComponent(removal, ({ RemoveItemDialog }) => RemoveItemDialog),
  lockedEditor: lazyComponent(locked, ({ LockedDialog }) => LockedDialog),
} satisfies RemoteModule['modals'];

/** Loads the dialogs before one of them is opened; after a failure, opening one tries again. */
export const preloadDialogs = locked.preload;
