import type { ApiFailure } from '@carta/api-client';
import type { Category, Item } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';
import { itemPictureCropped } from '../pictures/pictures-slice.ts';
import { recordsAdded, uploadCancelled } from '../outbox/actions.ts';
import { isCommandOf, type CommandOf } from '../outbox/command-action.ts';
import type { Edit } from '../outbox/commands/edit.ts';
import { commandRefused, commandSaved, commandWaits } from '../outbox/outbox-slice.ts';
import {
  afterRefusal,
  draftOf,
  hasTyped,
  newDraft,
  type Draft,
  type DraftField,
  type Editing,
  type FieldErrors,
  type ItemValues,
} from './draft.ts';
import { readOpened } from './opened-rows.ts';
import type { EditorState } from '../editor-state.ts';

export interface TreeState {
  /** Keys of the open categories. */
  opened: string[];
  draft: Draft | null;
  /** Drafts of records that no longer exist, or that were refused while another form was open. */
  lost: Draft[];
  /** Key of the record whose edit an earlier page left; null if it left none. */
  unsaved: string | null;
  /** Key of the row to scroll into view and focus. */
  rowToReveal: string | null;
  /** The search text; '' shows the whole tree. */
  search: string;
  /** Keys of the categories that were closed in the search results. */
  closedInSearch: string[];
}

export const treeSlice = createSlice({
  name: 'menu-editor/tree',
  initialState: (): TreeState => ({
    opened: readOpened(),
    draft: null,
    lost: [],
    unsaved: null,
    rowToReveal: null,
    search: '',
    closedInSearch: [],
  }),
  reducers: {
    categoryToggled(state, { payload: key }: PayloadAction<string>) {
      const list = state.search === '' ? 'opened' : 'closedInSearch';
      state[list] = state[list].includes(key) ? state[list].filter((other) => other !== key) : [...state[list], key];
    },
    allExpanded(state, { payload: keys }: PayloadAction<string[]>) {
      state.opened = keys;
      state.closedInSearch = [];
    },
    allCollapsed(state) {
      state.opened = [];
    },
    searched(state, { payload: text }: PayloadAction<string>) {
      state.search = text;
      state.closedInSearch = [];
    },
    editStarted(state, { payload }: PayloadAction<Editing>) {
      state.draft = newDraft(payload);
    },
    /** Opens the edit that an earlier page left. */
    draftResumed(state, { payload }: PayloadAction<Draft>) {
      state.draft = payload;
    },
    unsavedFound(state, { payload: key }: PayloadAction<string | null>) {
      state.unsaved = key;
    },
    fieldTyped({ draft }, { payload: { field, text } }: PayloadAction<{ field: DraftField; text: string }>) {
      if (!draft || draft.saving) return;
      draft.typed[field] = text;
      delete draft.errors[field];
    },
    valuesChosen({ draft }, { payload }: PayloadAction<ItemValues>) {
      if (!draft || draft.saving) return;
      Object.assign(draft.chosen, payload);
      draft.errors = {};
    },
    /** The draft is invalid; nothing is sent. */
    draftRejected({ draft }, { payload }: PayloadAction<FieldErrors>) {
      if (draft) draft.errors = payload;
    },
    /** Another session has changed the record; it becomes the draft's base. */
    draftFollowed(state, { payload: base }: PayloadAction<Category | Item>) {
      if (state.draft) state.draft = { ...state.draft, base } as Draft;
    },
    /** The record no longer exists. */
    draftLost(state) {
      if (state.draft && hasTyped(state.draft)) state.lost.push(state.draft);
      state.draft = null;
    },
    lostDismissed(state) {
      state.lost = [];
    },
    editCancelled(state) {
      if (!state.draft?.saving) closeDraft(state);
    },
    /** Opens the categories around the row to reveal. */
    ancestorsOpened(state, { payload: keys }: PayloadAction<string[]>) {
      state.opened.push(...keys.filter((key) => !state.opened.includes(key)));
      const closed = state.closedInSearch.filter((key) => !keys.includes(key));
      if (closed.length < state.closedInSearch.length) state.closedInSearch = closed;
    },
    revealRequested(state, { payload: key }: PayloadAction<string>) {
      state.rowToReveal = key;
    },
    rowRevealed(state) {
      state.rowToReveal = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase('menu-editor/editConfirmed', ({ draft }, { payload: edit }: CommandOf<'menu-editor/editConfirmed'>) => {
        if (draft && isOf(draft, edit)) draft.saving = true;
      })
      .addCase(itemPictureCropped, ({ draft }, { payload: { key, picture } }) => {
        if (draft?.base.key === key && !draft.saving) draft.picture = picture;
      })
      .addCase(uploadCancelled, ({ draft }) => {
        if (draft) draft.saving = false;
      })
      .addCase(commandSaved, (state, { payload: command }) => {
        if (isCommandOf('menu-editor/editConfirmed')(command)) closeDraftOf(state, command.payload);
      })
      .addCase(commandWaits, (state, { payload: command }) => {
        if (isCommandOf('menu-editor/editConfirmed')(command)) closeDraftOf(state, command.payload);
      })
      .addCase(commandRefused, (state, { payload: { command, dropped, error } }) => {
        for (const { payload } of [command, ...dropped].filter(isCommandOf('menu-editor/editConfirmed')))
          restoreDraft(state, payload, error);
      })
      .addCase(recordsAdded, (state, { payload: { key, parent } }) => {
        if (parent !== null && !state.opened.includes(parent)) state.opened.push(parent);
        state.rowToReveal = key;
        state.search = '';
      });
  },
});

function isOf(draft: Draft | null, { base }: Edit): draft is Draft {
  return draft?.base.key === base.key;
}

function closeDraftOf(state: TreeState, edit: Edit): void {
  if (isOf(state.draft, edit) && state.draft.saving) closeDraft(state);
}

/** Puts a refused edit back into its form; without a form, into the lost drafts, where it can be copied. */
function restoreDraft(state: TreeState, edit: Edit, error: ApiFailure): void {
  const open = isOf(state.draft, edit);
  if (error.code !== 'not-found' && (open || !state.draft))
    state.draft = afterRefusal(state.draft ?? draftOf(edit), error);
  else {
    state.lost.push(draftOf(edit));
    if (open) state.draft = null;
  }
}

function closeDraft(state: TreeState): void {
  state.rowToReveal = state.draft?.base.key ?? null;
  state.draft = null;
}

export const {
  categoryToggled,
  allExpanded,
  allCollapsed,
  searched,
  editStarted,
  draftResumed,
  unsavedFound,
  fieldTyped,
  valuesChosen,
  draftRejected,
  draftFollowed,
  draftLost,
  lostDismissed,
  editCancelled,
  ancestorsOpened,
  revealRequested,
  rowRevealed,
} = treeSlice.actions;

type State = EditorState<'tree', TreeState>;

export const selectOpened = (state: State) => state['menu-editor'].tree.opened;
export const selectSearch = (state: State) => state['menu-editor'].tree.search;
export const selectClosedInSearch = (state: State) => state['menu-editor'].tree.closedInSearch;
export const selectDraft = (state: State) => state['menu-editor'].tree.draft;
export const selectLost = (state: State) => state['menu-editor'].tree.lost;
export const selectEditing = (state: State) => state['menu-editor'].tree.draft?.base.key ?? null;
/** True if an earlier page left an edit of this record. */
export const selectIsUnsaved = (key: string) => (state: State) => state['menu-editor'].tree.unsaved === key;
export const selectRowToReveal = (state: State) => state['menu-editor'].tree.rowToReveal;
