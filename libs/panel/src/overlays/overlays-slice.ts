import { createSlice, nanoid, type ActionCreatorWithPreparedPayload, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_MODAL, type ModalType } from '@carta/domain';

interface Modal {
  /** Name of the remote that opened it and renders it. */
  remote?: string;
  type: ModalType;
  /** Key of the menu that the modal works on. */
  parent: string | null;
  /** Key of the category or item that it works on; null for a whole menu. */
  target: string | null;
  show: boolean;
}

export interface Snackbar {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** A button that dispatches this action. */
  action?: { label: string; dispatches: { type: string; payload?: unknown } };
}

/** What lies over the screen. */
export interface OverlaysState {
  modal: Modal;
  /** Names of those who block the screen. The page is inert while there are any; the shell shows the loader. */
  blockedBy: string[];
  snackbars: Snackbar[];
}

const initialState: OverlaysState = {
  modal: { type: DEFAULT_MODAL, parent: null, target: null, show: false },
  blockedBy: [],
  snackbars: [],
};

const SHELL = 'shell';

/** The shell adds the name of the remote that dispatches an action. */
interface Dispatched {
  readonly meta?: { readonly remote?: string };
}
const dispatcherOf = (action: object) => (action as Dispatched).meta?.remote;

/** More would cover a phone's screen; the oldest is dropped. */
const MAX_SNACKBARS = 3;

/** The slice of modals, block and snackbars, which the shell's store has under `overlays`. */
export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** Opens a modal of the remote that dispatches this; `parent` and `target` are keys of records. */
    modalOpened(state, action: PayloadAction<{ type: ModalType; parent: string | null; target?: string }>) {
      const { type, parent, target = null } = action.payload;
      const remote = dispatcherOf(action);
      state.modal = { ...(remote && { remote }), type, parent, target, show: true };
    },
    /** Closes the modal; its type stays until another opens. */
    modalClosed(state) {
      state.modal.show = false;
    },
    /** Blocks the screen until the same remote releases it, fails or is left. */
    screenBlocked(state, action: PayloadAction) {
      const owner = dispatcherOf(action) ?? SHELL;
      if (!state.blockedBy.includes(owner)) state.blockedBy.push(owner);
    },
    /** Ends the block of the remote that dispatches this. */
    screenReleased(state, action: PayloadAction) {
      const owner = dispatcherOf(action) ?? SHELL;
      state.blockedBy = state.blockedBy.filter((name) => name !== owner);
    },
    /** Ends the block of the remote in the payload, which has failed or been left. */
    blockRevoked(state, { payload: remote }: PayloadAction<string>) {
      state.blockedBy = state.blockedBy.filter((name) => name !== remote);
    },
    /** Shows a snackbar, in the place of one with the same text; of more than three the oldest goes. */
    snackbarShown: {
      prepare: (snackbar: Omit<Snackbar, 'id'>) => ({ payload: { id: nanoid(), ...snackbar } }),
      reducer(state, { payload }: PayloadAction<Snackbar>) {
        const others = state.snackbars.filter(({ text }) => text !== payload.text);
        state.snackbars = [...others, payload].slice(-MAX_SNACKBARS);
      },
    },
    /** Takes the snackbar with this id away. */
    snackbarDismissed(state, { payload }: PayloadAction<string>) {
      state.snackbars = state.snackbars.filter(({ id }) => id !== payload);
    },
    /** What this text says no longer holds: the next try has succeeded. */
    snackbarOutdated(state, { payload }: PayloadAction<string>) {
      state.snackbars = state.snackbars.filter(({ text }) => text !== payload);
    },
  },
  selectors: {
    /** The modal that is open, or was open last. */
    selectModal: (state) => state.modal,
    /** True while some remote blocks the screen. */
    selectBlocked: (state) => state.blockedBy.length > 0,
    /** The oldest first. */
    selectSnackbars: (state) => state.snackbars,
  },
});

export const {
  blockRevoked,
  modalOpened,
  modalClosed,
  screenBlocked,
  screenReleased,
  snackbarDismissed,
  snackbarOutdated,
} = overlaysSlice.actions;

type SnackbarShown = ActionCreatorWithPreparedPayload<
  [snackbar: Omit<Snackbar, 'id'>],
  Snackbar,
  'overlays/snackbarShown'
>;
// Inferred, it would have the fields of the snackbar in place of the name.
/** Shows a snackbar, in the place of one with the same text; of more than three the oldest goes. */
export const snackbarShown: SnackbarShown = overlaysSlice.actions.snackbarShown;

export const { selectModal, selectBlocked, selectSnackbars } = overlaysSlice.selectors;
