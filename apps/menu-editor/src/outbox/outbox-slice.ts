import type { ApiFailure } from '@carta/api-client';
import {
  connectionBack,
  connectionLost,
  createSlice,
  selectConnectionLost,
  type PanelState,
  type PayloadAction,
} from '@carta/panel';
import { coverConfirmed, isCommand, uploadCancelled, type Command } from './actions.ts';
import type { Conflict } from './conflict.ts';

interface OutboxState {
  /** Commands that the server has not answered yet, in order. */
  queue: Command[];
  /** True while there is no connection. */
  lost: boolean;
  /** True from the moment the connection is lost until it is back and the queue is empty; queued commands show as if they were saved. */
  waiting: boolean;
  /** Keys of the records whose queued commands show as if they were saved. */
  pending: string[];
  /** True for a moment after the queue has become empty. */
  justSaved: boolean;
  /** The first queued edit changes what somebody else has changed: the owner has to choose. */
  conflict: Conflict | null;
  /** How much of the current upload has been sent, from 0 to 1. */
  sentShare: number;
}

export interface Refusal {
  readonly command: Command;
  readonly error: ApiFailure;
  /** Later commands that depend on the refused one; they are not sent. */
  readonly dropped: readonly Command[];
  /** The queue from now on. */
  readonly left: readonly Command[];
}

const initialState: OutboxState = {
  queue: [],
  lost: false,
  waiting: false,
  pending: [],
  justSaved: false,
  conflict: null,
  sentShare: 0,
};

export const outboxSlice = createSlice({
  name: 'menu-editor/outbox',
  initialState,
  reducers: {
    commandSaved(state, _action: PayloadAction<Command>) {
      state.queue.shift();
      state.waiting = staysWaiting(state);
      state.justSaved = state.queue.length === 0;
    },
    commandRefused(state, { payload: { left } }: PayloadAction<Refusal>) {
      state.queue = [...left];
      state.waiting = staysWaiting(state);
      state.justSaved = false;
    },
    /** The command shows as if it were saved, and is sent once the connection is back. */
    commandWaits(_state, _action: PayloadAction<Command>) {},
    /** Commands of a closed tab join the queue. */
    commandsInherited(state, { payload }: PayloadAction<Command[]>) {
      state.queue.push(...payload);
      state.waiting = true;
    },
    recordsPending(state, { payload: keys }: PayloadAction<string[]>) {
      state.pending = keys;
    },
    conflictFound(state, { payload }: PayloadAction<Conflict>) {
      return { ...state, conflict: payload };
    },
    /** `mine`: the fields that keep the owner's value; null where the owner goes on editing. */
    conflictSettled(state, _action: PayloadAction<{ mine: Conflict['fields'] | null }>) {
      state.conflict = null;
    },
    uploadProgressed(state, { payload: share }: PayloadAction<number>) {
      state.sentShare = share;
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
        state.waiting = staysWaiting(state);
      })
      .addCase(uploadCancelled, (state) => {
        state.queue = state.queue.filter(({ payload }) => !('picture' in payload));
      })
      .addMatcher(isCommand, (state, command) => {
        state.queue.push(command);
        state.justSaved = false;
        if ('picture' in command.payload) state.sentShare = 0;
      });
  },
});

function staysWaiting({ lost, waiting, queue }: OutboxState): boolean {
  return lost || (waiting && queue.length > 0);
}

export const {
  commandSaved,
  commandRefused,
  commandWaits,
  commandsInherited,
  recordsPending,
  conflictFound,
  conflictSettled,
  uploadProgressed,
  savedNoticeEnded,
} = outboxSlice.actions;

interface State {
  readonly 'menu-editor': { readonly outbox: OutboxState };
}

export const selectQueue = (state: State) => state['menu-editor'].outbox.queue;
export const selectWaiting = (state: State) => state['menu-editor'].outbox.waiting;
export const selectPending = (state: State) => state['menu-editor'].outbox.pending;
export const selectConflict = (state: State) => state['menu-editor'].outbox.conflict;
export const selectJustSaved = (state: State) => state['menu-editor'].outbox.justSaved;
export const selectSentShare = (state: State) => state['menu-editor'].outbox.sentShare;
export const selectSaving = (state: State & Pick<PanelState, 'connection'>) =>
  selectQueue(state).length > 0 && !selectConnectionLost(state);
export const selectCoverQueued = (state: State) => selectQueue(state).some(coverConfirmed.match);
