import { createSlice, type PayloadAction } from '@carta/panel';
import { coverConfirmed, editConfirmed, uploadCancelled } from '../saving/owners-change.ts';
import { changeRefused, changeSaved } from '../saving/saving-slice.ts';

/** A picture that the owner chose, and what it is chosen for. */
export interface Cropping {
  readonly purpose: 'cover' | 'product';
  /** Key of the category or product. */
  readonly key: string;
  /** The page's own address of the file. */
  readonly url: string;
}

interface PicturesState {
  /** Open in the crop dialog; a cover stays there until it is saved. */
  cropping: Cropping | null;
  /** How much of the picture that is on its way has been sent, from 0 to 1. */
  sent: number;
}

const initialState: PicturesState = { cropping: null, sent: 0 };

export const picturesSlice = createSlice({
  name: 'menu-editor/pictures',
  initialState,
  reducers: {
    pictureChosen(state, { payload }: PayloadAction<Cropping>) {
      state.cropping = payload;
    },
    croppingEnded(state) {
      state.cropping = null;
    },
    productPictureCropped(state, _action: PayloadAction<Blob>) {
      state.cropping = null;
    },
    uploadProgressed(state, { payload: share }: PayloadAction<number>) {
      state.sent = share;
    },
  },
  extraReducers: (builder) => {
    const begin = (state: PicturesState) => {
      state.sent = 0;
    };
    builder
      .addCase(coverConfirmed, begin)
      .addCase(editConfirmed, begin)
      .addCase(uploadCancelled, (state) => {
        state.cropping = null;
      })
      .addCase(changeSaved, (state, { payload: change }) => {
        if (coverConfirmed.match(change)) state.cropping = null;
      })
      .addCase(changeRefused, (state, { payload: { change, error } }) => {
        const another = error.code !== 'locked' && error.code !== 'not-found';
        if (coverConfirmed.match(change) && !another) state.cropping = null;
      });
  },
});

export const { pictureChosen, croppingEnded, productPictureCropped, uploadProgressed } = picturesSlice.actions;
