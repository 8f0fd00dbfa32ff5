import { combineReducers, type PanelState } from '@carta/panel';
import { passwordSlice } from './account/password-slice.ts';
import { pdfSlice } from './account/pdf-slice.ts';
import { listsSlice } from './lists/lists-slice.ts';

export const accountReducer = combineReducers({
  lists: listsSlice.reducer,
  password: passwordSlice.reducer,
  pdf: pdfSlice.reducer,
});

export type AccountState = PanelState & { readonly account: ReturnType<typeof accountReducer> };

export const selectLists = (state: AccountState) => state.account.lists;
export const selectPassword = (state: AccountState) => state.account.password;
/** The received share of the PDF, 0 to 1; null if none is being downloaded. */
export const selectPdfShare = (state: AccountState) => state.account.pdf.share;
