import type { ApiFailure } from '@carta/api-client';
import { connectionBack, connectionLost, createSlice, type PayloadAction } from '@carta/panel';
import type { Conflict } from './conflict.ts';
import {
  carriesPicture,
  isOwnersChange,
  needsConnection,
  uploadCancelled,
  type OwnersChange,
} from './owners-change.ts';

export interface SavingState {
  /** What the owner changed and the server does not have yet, in order. */
  unsaved: OwnersChange[];
  /** There is no connection. */
  lost: boolean;
  /** True from the moment the connection is lost until it is back and all that waited is saved; what waits is shown as if it were saved. */
  waiting: boolean;
  /** True for a moment after the last waiting change was saved. */
  justSaved: boolean;
  /** The first unsaved change is an edit of what somebody else has changed: the owner has to choose. */
  conflict: Conflict | null;
}

export interface Refusal {
  readonly change: OwnersChange;
  readonly error: ApiFailure;
  /** Later changes that stood on it and are not sent. */
  readonly dropped: readonly OwnersChange[];
  /** What is still to be sent. */
  readonly left: readonly OwnersChange[];
}

const initialState: SavingState = { unsaved: [], lost: false, waiting: false, justSaved: false, conflict: null };

export const savingSlice = createSlice({
  name: 'menu-editor/saving',
  initialState,
  reducers: {
    changeSaved(state, _action: PayloadAction<OwnersChange>) {
      state.unsaved.shift();
      state.waiting = goesOnWaiting(state);
      state.justSaved = state.unsaved.length === 0;
    },
    changeRefused(state, { payload: { left } }: PayloadAction<Refusal>) {
      state.unsaved = [...left];
      state.waiting = goesOnWaiting(state);
      state.justSaved = false;
    },
    /** The change is shown as if it were saved, and sent once the connection is back. */
    changeWaits(_state, _action: PayloadAction<OwnersChange>) {},
    /** Changes that a tab has left behind wait here from now on. */
    changesInherited(state, { payload }: PayloadAction<OwnersChange[]>) {
      state.unsaved.push(...payload);
      state.waiting = true;
    },
    conflictFound(state, { payload }: PayloadAction<Conflict>) {
      return { ...state, conflict: payload };
    },
    /** `mine`: the fields of which the owner's value stays; null where the owner wants to edit on. */
    conflictSettled(state, _action: PayloadAction<{ mine: Conflict['fields'] | null }>) {
      state.conflict = null;
    },
    savedNoticeEnded(state) {
      state.justSaved = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(connectionLost, (state) => {
        state.lost = true;
        state.waiting = true;
      })
      .addCase(connectionBack, (state) => {
        state.lost = false;
        state.waiting = goesOnWaiting(state);
      })
      .addCase(uploadCancelled, (state) => {
        state.unsaved = state.unsaved.filter((change) => !carriesPicture(change));
      })
      .addMatcher(isOwnersChange, (state, change) => {
        if (state.waiting && needsConnection(change)) return;
        state.unsaved.push(change);
        state.justSaved = false;
      });
  },
});

function goesOnWaiting({ lost, waiting, unsaved }: SavingState): boolean {
  return lost || (waiting && unsaved.length > 0);
}

export const {
  changeSaved,
  changeRefused,
  changeWaits,
  changesInherited,
  conflictFound,
  conflictSettled,
  savedNoticeEnded,
} = savingSlice.actions;
