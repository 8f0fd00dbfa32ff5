import { createSlice, type PayloadAction } from '@carta/panel';
import { isCommandOf, type CommandOf } from '../outbox/command-action.ts';
import type { Addition } from '../outbox/commands/add.ts';
import { commandRefused } from '../outbox/outbox-slice.ts';
import { itemPictureCropped } from '../pictures/pictures-slice.ts';
import type { EditorState } from '../editor-state.ts';
import { lostDismissed } from './tree-slice.ts';

/** Where a new record is typed: the end of a category, or of the main categories. */
export type AddingPlace = Pick<Addition, 'kind' | 'parent'>;

export interface NewRowTexts {
  readonly title: string;
  readonly price: string;
}

export interface NewRow extends AddingPlace, NewRowTexts {
  /** Error of each invalid field. */
  readonly errors: Partial<NewRowTexts>;
  /** Picture of the new item, not uploaded yet. */
  readonly picture: Blob | null;
}

/** A row that was typed and not saved. */
export type KeptRow = Omit<NewRow, 'errors'>;

interface AddingState {
  /** Where a row is open; the same object while it stays there. */
  place: AddingPlace | null;
  /** The row being typed; null if none is open. */
  row: NewRow | null;
  /** Key of the record that was added last from the open row. */
  added: string | null;
  /** Texts of refused records; the open row gets them one after the other. */
  refused: NewRowTexts[];
  /** Rows that can no longer be saved: their category is gone. */
  lost: KeptRow[];
}

const initialState: AddingState = { place: null, row: null, added: null, refused: [], lost: [] };
const EMPTY: NewRowTexts = { title: '', price: '' };

export const addingSlice = createSlice({
  name: 'menu-editor/adding',
  initialState,
  reducers: {
    addingStarted(state, { payload: { kind, parent } }: PayloadAction<AddingPlace>) {
      Object.assign(state, { place: { kind, parent }, row: newRow({ kind, parent }), added: null });
    },
    /** What an earlier page left in a row. */
    newRowResumed(state, { payload: { kind, parent, title, price, picture } }: PayloadAction<KeptRow>) {
      Object.assign(state, { place: { kind, parent }, added: null });
      state.row = { ...newRow({ kind, parent }), title, price, picture };
    },
    newRowTyped({ row }, { payload: { field, text } }: PayloadAction<{ field: keyof NewRowTexts; text: string }>) {
      if (!row || row[field] === text) return;
      row[field] = text;
      delete row.errors[field];
    },
    /** The row is invalid; nothing is sent. */
    newRowRejected({ row }, { payload }: PayloadAction<NewRow['errors']>) {
      if (row) row.errors = payload;
    },
    /** Leaves nothing behind; the next refused record takes the row. */
    addingCancelled(state) {
      const refused = state.refused.shift();
      state.row = state.row && refused ? { ...newRow(state.row), ...refused } : null;
      if (!state.row) state.place = null;
      state.added = null;
    },
    /** The category of these rows is gone. */
    newRowsLost({ lost }, { payload }: PayloadAction<readonly KeptRow[]>) {
      lost.push(...payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase('menu-editor/additionConfirmed', (state, { payload }: CommandOf<'menu-editor/additionConfirmed'>) => {
        const { kind, parent, keys, typed } = payload;
        if (!typed || !state.row || !isAt(state.row, { kind, parent })) return;
        state.row = { ...newRow({ kind, parent }), ...state.refused.shift() };
        state.added = keys.at(-1) ?? null;
      })
      .addCase(itemPictureCropped, ({ row }, { payload: { key, picture } }) => {
        if (row && key === null) row.picture = picture;
      })
      .addCase(lostDismissed, (state) => {
        state.lost = [];
      })
      // One typed record goes back into its row; a pasted list goes back into its sheet.
      .addCase(commandRefused, (state, { payload: { command, dropped } }) => {
        for (const { payload } of [command, ...dropped].filter(isCommandOf('menu-editor/additionConfirmed'))) {
          if (payload.typed?.length === 1 && payload.typed[0]) giveBack(state, payload, payload.typed[0]);
        }
      });
  },
});

function newRow({ kind, parent }: AddingPlace): NewRow {
  return { kind, parent, ...EMPTY, errors: {}, picture: null };
}

/** True if leaving the row would lose something. */
export function hasTyped({ title, price, picture }: Pick<NewRow, 'title' | 'price' | 'picture'>): boolean {
  return title.trim() !== '' || price !== '' || picture !== null;
}

export function isAt(row: AddingPlace, { kind, parent }: AddingPlace): boolean {
  return row.kind === kind && row.parent === parent;
}

/** Puts a refused record into the row in which it was typed, or opens the row again. */
function giveBack(state: AddingState, { kind, parent }: Addition, typed: NonNullable<Addition['typed']>[number]): void {
  const texts = { title: typed.title, price: typed.price ? textOf(typed.price) : '' };
  if (!state.row) Object.assign(state, { place: { kind, parent }, row: { ...newRow({ kind, parent }), ...texts } });
  else if (isAt(state.row, { kind, parent }) && state.row.title === '' && state.row.price === '')
    Object.assign(state.row, texts);
  else state.refused.push(texts);
  state.added = null;
}

function textOf({ big, small }: { readonly big: number; readonly small: string }): string {
  return small === '00' ? String(big) : `${big},${small}`;
}

export const { addingStarted, newRowResumed, newRowTyped, newRowRejected, addingCancelled, newRowsLost } =
  addingSlice.actions;

type State = EditorState<'adding', AddingState>;

export const selectNewRow = (state: State) => state['menu-editor'].adding.row;
export const selectAddingPlace = (state: State) => state['menu-editor'].adding.place;
export const selectLostRows = (state: State) => state['menu-editor'].adding.lost;
/** True for the record that was added last from the row being typed. */
export const selectIsAdded = (key: string) => (state: State) => state['menu-editor'].adding.added === key;
