import { createSlice, type PayloadAction } from '@carta/panel';
import { productPictureCropped } from '../pictures/pictures-slice.ts';
import { editConfirmed, recordsAdded, uploadCancelled } from '../saving/owners-change.ts';
import { changeRefused, changeSaved } from '../saving/saving-slice.ts';
import { afterRefusal, newDraft, type Draft, type DraftField, type Editing, type FieldTexts } from './editing/draft.ts';
import { readOpened } from './opened-rows.ts';

/** What works on the whole menu, or on one of its records. */
export type Tool =
  | { readonly name: 'trash' | 'import' }
  /** `within` is the key of the category whose products are chosen at first; null for all. */
  | { readonly name: 'prices'; readonly within: string | null }
  | { readonly name: 'move'; readonly target: string };

export interface TreeState {
  /** Keys of the categories whose rows show what they hold. */
  opened: string[];
  draft: Draft | null;
  /** Key of the row that has to come into sight and take the focus. */
  wanted: string | null;
  /** What the owner looks for; '' shows the whole tree. */
  search: string;
  /** Keys of the categories that were closed among what was found. */
  closedInSearch: string[];
  /** The tool that is open over the tree. */
  tool: Tool | null;
}

export const treeSlice = createSlice({
  name: 'menu-editor/tree',
  initialState: (): TreeState => ({
    opened: readOpened(),
    draft: null,
    wanted: null,
    search: '',
    closedInSearch: [],
    tool: null,
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
    fieldTyped({ draft }, { payload: { field, text } }: PayloadAction<{ field: DraftField; text: string }>) {
      if (!draft || draft.saving) return;
      draft.typed[field] = text;
      delete draft.errors[field];
    },
    /** What was typed breaks a rule: nothing is sent. */
    draftRejected({ draft }, { payload }: PayloadAction<FieldTexts>) {
      if (draft) draft.errors = payload;
    },
    editCancelled(state) {
      if (!state.draft?.saving) closeDraft(state);
    },
    toolOpened(state, { payload }: PayloadAction<Tool>) {
      state.tool = payload;
    },
    toolClosed(state) {
      state.tool = null;
    },
    /** What holds the wanted row shows what it holds. */
    wayOpened(state, { payload: keys }: PayloadAction<string[]>) {
      state.opened.push(...keys.filter((key) => !state.opened.includes(key)));
      const closed = state.closedInSearch.filter((key) => !keys.includes(key));
      if (closed.length < state.closedInSearch.length) state.closedInSearch = closed;
    },
    rowWanted(state, { payload: key }: PayloadAction<string>) {
      state.wanted = key;
    },
    wantedRowReached(state) {
      state.wanted = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(editConfirmed, ({ draft }) => {
        if (draft) draft.saving = true;
      })
      .addCase(productPictureCropped, ({ draft }, { payload: picture }) => {
        if (draft && !draft.saving) draft.picture = picture;
      })
      .addCase(uploadCancelled, ({ draft }) => {
        if (draft) draft.saving = false;
      })
      .addCase(changeSaved, (state, { payload: change }) => {
        if (editConfirmed.match(change)) closeDraft(state);
      })
      .addCase(changeRefused, (state, { payload: { error } }) => {
        if (state.draft?.saving) state.draft = afterRefusal(state.draft, error);
      })
      .addCase(recordsAdded, (state, { payload: { keys, parent } }) => {
        if (parent !== null && !state.opened.includes(parent)) state.opened.push(parent);
        state.wanted = keys[0] ?? null;
        state.search = '';
      });
  },
});

function closeDraft(state: TreeState): void {
  state.wanted = state.draft?.base.key ?? null;
  state.draft = null;
}

export const {
  categoryToggled,
  allExpanded,
  allCollapsed,
  searched,
  toolOpened,
  toolClosed,
  editStarted,
  fieldTyped,
  draftRejected,
  editCancelled,
  wayOpened,
  rowWanted,
  wantedRowReached,
} = treeSlice.actions;
