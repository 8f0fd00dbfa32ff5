import { createApiClient } from '@carta/api-client';
import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { editorReducer } from './editor-state.ts';
import { saveQueue } from './saving/save-queue.ts';
import { Screens } from './screens.tsx';
import { AddCategoriesDialog, AddProductsDialog } from './tree/dialogs/add-dialog.tsx';
import { ChoiceDialog } from './tree/dialogs/choice-dialog.tsx';
import { LockedDialog } from './tree/dialogs/locked-dialog.tsx';
import { RemoveCategoryDialog, RemoveProductDialog } from './tree/dialogs/removal-dialog.tsx';

export const remote: RemoteModule = {
  contractVersion: REMOTE_CONTRACT_VERSION,
  reducer: editorReducer as RemoteModule['reducer'],
  saga: saveQueue(createApiClient()),
  Screens,
  modals: {
    addCategoryL1: AddCategoriesDialog,
    addCategory: AddCategoriesDialog,
    addProduct: AddProductsDialog,
    addCategoryOrProduct: ChoiceDialog,
    removeCategory: RemoveCategoryDialog,
    removeProduct: RemoveProductDialog,
    lockedEditor: LockedDialog,
  },
};
