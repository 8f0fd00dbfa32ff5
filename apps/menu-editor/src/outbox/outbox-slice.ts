import type { ApiFailure } from '@carta/api-client';
import {
  connectionBack,
  connectionLost,
  createSlice,
  selectConnectionLost,
  type PanelState,
  type PayloadAction,
} from '@carta/panel';
import { uploadCancelled } from './actions.ts';
import { isCommandOf, isCommand, type Command } from './command-action.ts';
import type { Conflict } from './conflict.ts';
import type { EditorState } from '../editor-state.ts';

interface OutboxState {
  /** Commands that the server has not answered yet, in order. */
  queue: Command[];
  /** True while there is no connection. */
  lost: boolean;
  /** True from the loss of the connection until it is back and the queue is empty; the queue then shows optimistically. */
  waiting: boolean;
  /** Keys of the records of queued commands that show optimistically. */
  pending: string[];
  /** True for `SAVED_NOTICE_MS` after the queue has become empty. */
  justSaved: boolean;
  /** The conflict of the first queued edit, which the owner has to settle. */
  conflict: Conflict | null;
  /** The last command that was refused, for the form that sent it. */
  refused: Command | null;
  /** Progress of the current upload, from 0 to 1. */
  sentShare: number;
}

export interface Refusal {
  readonly command: Command;
  readonly error: ApiFailure;
  /** Keys of the records that it has created all the same. */
  readonly created: readonly string[];
  /** Later commands that depend on the refused one; they are not sent. */
  readonly dropped: readonly Command[];
  /** The queue without the refused and the dropped commands. */
  readonly left: readonly Command[];
}

const initialState: OutboxState = {
  queue: [],
  lost: false,
  waiting: false,
  pending: [],
  justSaved: false,
  conflict: null,
  refused: null,
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
    commandRefused(state, { payload: { command, left } }: PayloadAction<Refusal>) {
      state.refused = command;
      state.queue = [...left];
      state.waiting = staysWaiting(state);
      state.justSaved = false;
    },
    /** The command shows optimistically and is sent once the connection is back. */
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
    /** `mine`: the fields that keep the owner's value; null if the owner continues to edit. */
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

type State = EditorState<'outbox', OutboxState>;

export const selectQueue = (state: State) => state['menu-editor'].outbox.queue;
export const selectWaiting = (state: State) => state['menu-editor'].outbox.waiting;
export const selectPending = (state: State) => state['menu-editor'].outbox.pending;
/** True while a command of this record waits for the connection. */
export const selectIsPending = (key: string) => (state: State) => selectPending(state).includes(key);
export const selectConflict = (state: State) => state['menu-editor'].outbox.conflict;
export const selectRefused = (state: State) => state['menu-editor'].outbox.refused;
export const selectJustSaved = (state: State) => state['menu-editor'].outbox.justSaved;
export const selectSentShare = (state: State) => state['menu-editor'].outbox.sentShare;
export const selectSaving = (state: State & Pick<PanelState, 'connection'>) =>
  selectQueue(state).length > 0 && !selectConnectionLost(state);
export const selectCoverQueued = (state: State) => selectQueue(state).some(isCommandOf('menu-editor/coverConfirmed'));
