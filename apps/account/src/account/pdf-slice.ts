import { createSlice, type PayloadAction } from '@carta/panel';

/** The PDF of the menu, while it is drawn and fetched. */
interface PdfState {
  /** How much of it has come, from 0 to 1; null while none is on its way. */
  share: number | null;
}

const initialState: PdfState = { share: null };

export const pdfSlice = createSlice({
  name: 'account/pdf',
  initialState,
  reducers: {
    pdfWanted(state, _: PayloadAction<{ address: string; filename: string }>) {
      state.share = 0;
    },
    pdfProgressed(state, { payload: share }: PayloadAction<number>) {
      state.share = share;
    },
    pdfSettled(state) {
      state.share = null;
    },
  },
});

export const { pdfWanted, pdfProgressed, pdfSettled } = pdfSlice.actions;
