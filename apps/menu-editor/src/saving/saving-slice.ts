import type { ApiFailure } from '@carta/api-client';
import { createSlice, type PayloadAction } from '@carta/panel';
import { carriesPicture, isOwnersChange, uploadCancelled, type OwnersChange } from './owners-change.ts';

export interface SavingState {
  /** What the owner changed and the server does not have yet, in order. */
  unsaved: OwnersChange[];
  /** True for a moment after the last waiting change was saved. */
  justSaved: boolean;
}

const initialState: SavingState = { unsaved: [], justSaved: false };

export const savingSlice = createSlice({
  name: 'menu-editor/saving',
  initialState,
  reducers: {
    changeSaved(state, _action: PayloadAction<OwnersChange>) {
      state.unsaved.shift();
      state.justSaved = state.unsaved.length === 0;
    },
    /** What waited behind the refused change was made on a menu that is not there: it goes too. */
    changeRefused(_state, _action: PayloadAction<{ change: OwnersChange; error: ApiFailure }>) {
      return initialState;
    },
    savedNoticeEnded(state) {
      state.justSaved = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(uploadCancelled, (state) => {
      state.unsaved = state.unsaved.filter((change) => !carriesPicture(change));
    });
    builder.addMatcher(isOwnersChange, (state, change) => {
      state.unsaved.push(change);
      state.justSaved = false;
    });
  },
});

export const { changeSaved, changeRefused, savedNoticeEnded } = savingSlice.actions;
