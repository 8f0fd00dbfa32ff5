import { combineReducers, type PanelState } from '@carta/panel';
import { accountData } from './account-data.ts';
import { passwordSlice } from './account/password-slice.ts';
import { pdfSlice } from './account/pdf-slice.ts';

export const accountReducer = combineReducers({
  data: accountData.reducer,
  password: passwordSlice.reducer,
  pdf: pdfSlice.reducer,
});

export type AccountState = PanelState & { readonly account: ReturnType<typeof accountReducer> };

export const selectPassword = (state: AccountState) => state.account.password;
/** The received share of the PDF, 0 to 1; null if none is being downloaded. */
export const selectPdfShare = (state: AccountState) => state.account.pdf.share;
