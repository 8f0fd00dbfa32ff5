import { createSlice, type PayloadAction } from '@carta/panel';
import { uploadCancelled } from '../outbox/actions.ts';
import { isCommandOf } from '../outbox/command-action.ts';
import { commandRefused, commandSaved } from '../outbox/outbox-slice.ts';
import type { EditorState } from '../editor-state.ts';

/** A chosen picture and what it is for. */
export interface Cropping {
  readonly purpose: 'cover' | 'product';
  /** Key of the category or item; null for an item that is being typed. */
  readonly key: string | null;
  /** Object URL of the file. */
  readonly url: string;
}

interface PicturesState {
  /** The picture in the crop dialog; a cover stays there until it is saved. */
  cropping: Cropping | null;
}

export const picturesSlice = createSlice({
  name: 'menu-editor/pictures',
  initialState: (): PicturesState => ({ cropping: null }),
  reducers: {
    pictureChosen(state, { payload }: PayloadAction<Cropping>) {
      state.cropping = payload;
    },
    croppingEnded(state) {
      state.cropping = null;
    },
    itemPictureCropped(state, _action: PayloadAction<Pick<Cropping, 'key'> & { readonly picture: Blob }>) {
      state.cropping = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(uploadCancelled, (state) => {
        state.cropping = null;
      })
      .addCase(commandSaved, (state, { payload: command }) => {
        if (isCommandOf('menu-editor/coverConfirmed')(command)) state.cropping = null;
      })
      .addCase(commandRefused, (state, { payload: { command, error } }) => {
        const canRetry = error.code !== 'locked' && error.code !== 'not-found';
        if (isCommandOf('menu-editor/coverConfirmed')(command) && !canRetry) state.cropping = null;
      });
  },
});

export const { pictureChosen, croppingEnded, itemPictureCropped } = picturesSlice.actions;

type State = EditorState<'pictures', PicturesState>;

export const selectCropping = (state: State) => state['menu-editor'].pictures.cropping;
