import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_MODAL, type ModalType } from '@carta/domain';

interface Modal {
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

export interface OverlaysState {
  modal: Modal;
  /** True while the page is inert; the shell draws the loader. */
  blocked: boolean;
  snackbars: Snackbar[];
}

const initialState: OverlaysState = {
  modal: { type: DEFAULT_MODAL, parent: null, target: null, show: false },
  blocked: false,
  snackbars: [],
};

/** More would cover a phone's screen; the oldest is dropped. */
const MAX_SNACKBARS = 3;

export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    modalOpened(state, { payload }: PayloadAction<{ type: ModalType; parent: string | null; target?: string }>) {
      state.modal = { type: payload.type, parent: payload.parent, target: payload.target ?? null, show: true };
    },
    modalClosed(state) {
      state.modal.show = false;
    },
    screenBlocked(state) {
      state.blocked = true;
    },
    screenReleased(state) {
      state.blocked = false;
    },
    snackbarShown: {
      prepare: (snackbar: Omit<Snackbar, 'id'>) => ({ payload: { id: nanoid(), ...snackbar } }),
      reducer(state, { payload }: PayloadAction<Snackbar>) {
        const others = state.snackbars.filter(({ text }) => text !== payload.text);
        state.snackbars = [...others, payload].slice(-MAX_SNACKBARS);
      },
    },
    snackbarDismissed(state, { payload }: PayloadAction<string>) {
      state.snackbars = state.snackbars.filter(({ id }) => id !== payload);
    },
  },
  selectors: {
    selectModal: (state) => state.modal,
    selectBlocked: (state) => state.blocked,
    selectSnackbars: (state) => state.snackbars,
  },
});

export const { modalOpened, modalClosed, screenBlocked, screenReleased, snackbarShown, snackbarDismissed } =
  overlaysSlice.actions;
export const { selectModal, selectBlocked, selectSnackbars } = overlaysSlice.selectors;
