import type { RemoteModule } from '@carta/contract';
import { lazyScreen } from '@carta/panel';
import type { ComponentType } from 'react';

// One file for all of them.
const fetchAdding = () => import(/* webpackChunkName: "dialogs" */ './add-dialog.tsx');
const fetchChoice = () => import(/* webpackChunkName: "dialogs" */ './choice-dialog.tsx');
const fetchRemoval = () => import(/* webpackChunkName: "dialogs" */ './removal-dialog.tsx');
const fetchLocked = () => import(/* webpackChunkName: "dialogs" */ './locked-dialog.tsx');

const lazyDialog = (fetchDialog: () => Promise<ComponentType>) => lazyScreen(fetchDialog, null);
const AddCategories = lazyDialog(() => fetchAdding().then((module) => module.AddCategoriesDialog));

export const modals = {
  addCategoryL1: AddCategories,
  addCategory: AddCategories,
  addProduct: lazyDialog(() => fetchAdding().then((module) => module.AddProductsDialog)),
  addCategoryOrProduct: lazyDialog(() => fetchChoice().then((module) => module.ChoiceDialog)),
  removeCategory: lazyDialog(() => fetchRemoval().then((module) => module.RemoveCategoryDialog)),
  removeProduct: lazyDialog(() => fetchRemoval().then((module) => module.RemoveProductDialog)),
  lockedEditor: lazyDialog(() => fetchLocked().then((module) => module.LockedDialog)),
} satisfies RemoteModule['modals'];

/** Fetches the dialogs before one of them is opened; where that fails, the opening tries again. */
export function preloadDialogs(): void {
  fetchLocked().catch(() => undefined);
}
