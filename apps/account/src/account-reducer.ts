import { combineReducers } from '@carta/panel';
import { accountData } from './account-data.ts';
import { passwordSlice } from './account/password-slice.ts';
import { pdfSlice } from './account/pdf-slice.ts';

export const accountReducer = combineReducers({
  data: accountData.reducer,
  password: passwordSlice.reducer,
  pdf: pdfSlice.reducer,
});
