import type { RemoteModule } from '@carta/contract';
import { AddCategoriesDialog, AddProductsDialog } from './add-dialog.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { LockedDialog } from './locked-dialog.tsx';
import { RemoveCategoryDialog, RemoveProductDialog } from './removal-dialog.tsx';

export const modals = {
  addCategoryL1: AddCategoriesDialog,
  addCategory: AddCategoriesDialog,
  addProduct: AddProductsDialog,
  addCategoryOrProduct: ChoiceDialog,
  removeCategory: RemoveCategoryDialog,
  removeProduct: RemoveProductDialog,
  lockedEditor: LockedDialog,
} satisfies RemoteModule['modals'];
