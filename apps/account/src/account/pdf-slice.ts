import { createSlice, type PayloadAction } from '@carta/panel';

interface PdfState {
  /** The received share, 0 to 1; null if nothing is being downloaded. */
  share: number | null;
}

const initialState: PdfState = { share: null };

export const pdfSlice = createSlice({
  name: 'account/pdf',
  initialState,
  reducers: {
    pdfRequested(state, _: PayloadAction<{ address: string; filename: string }>) {
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

export const { pdfRequested, pdfProgressed, pdfSettled } = pdfSlice.actions;

/** The received share of the PDF, 0 to 1; null if none is being downloaded. */
export const selectPdfShare = (state: { readonly account: { readonly pdf: PdfState } }) => state.account.pdf.share;
