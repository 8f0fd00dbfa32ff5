import { formatPrice } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';
import { isCommandOf } from '../outbox/command-action.ts';
import type { TypedRecord } from '../outbox/commands/add.ts';
import { commandRefused } from '../outbox/outbox-slice.ts';
import type { EditorState } from '../editor-state.ts';

/** A sheet that works on the whole menu or on one record. */
export type Tool =
  | { readonly name: 'trash' | 'export' | 'shortcuts' }
  /** `within` is the key of the category whose items are chosen initially, or the keys of the items; null for all. `later` proposes a plan. */
  | { readonly name: 'prices'; readonly within: string | string[] | null; readonly later?: boolean }
  /** `within` is the key of the category whose items declare it, or the keys of the items. */
  | { readonly name: 'diets'; readonly within: string | string[] }
  /** Keys of the items that get or lose groups of options. */
  | { readonly name: 'groups'; readonly within: string[] }
  /** `target` is the key of a category. */
  | { readonly name: 'availability'; readonly target: string }
  | { readonly name: 'move'; readonly target: string | string[] }
  | ({ readonly name: 'paste' } & PastedList);

/** A list of items as text. */
export interface PastedList {
  /** Key of the category that gets the items; null for one that is made with them. */
  readonly target: string | null;
  /** Title of the category that is made. */
  readonly title?: string;
  readonly text: string;
}

export interface ToolsState {
  /** The open tool. */
  tool: Tool | null;
}

export const toolsSlice = createSlice({
  name: 'menu-editor/tools',
  initialState: (): ToolsState => ({ tool: null }),
  reducers: {
    toolOpened(state, { payload }: PayloadAction<Tool>) {
      state.tool = payload;
    },
    toolClosed(state) {
      state.tool = null;
    },
  },
  extraReducers: (builder) => {
    // What was refused of a list is there again, to be sent once more; nothing has to be typed twice.
    builder.addCase(commandRefused, (state, { payload: { command, error, created } }) => {
      if (error.code === 'locked' || !isCommandOf('menu-editor/additionConfirmed')(command)) return;
      const { parent, keys, typed = [] } = command.payload;
      const refused = typed.filter((_, index) => !created.includes(keys[index] ?? ''));
      if (parent !== null && typed.length > 1 && refused.length > 0)
        state.tool = { name: 'paste', target: parent, text: textOf(refused) };
    });
  },
});

/** Returns typed items as rows of a spreadsheet. */
function textOf(typed: readonly TypedRecord[]): string {
  return typed
    .map(({ title, description = '', price }) => [title, description, price ? formatPrice(price) : ''].join('\t'))
    .join('\n');
}

export const { toolOpened, toolClosed } = toolsSlice.actions;

type State = EditorState<'tools', ToolsState>;

export const selectTool = (state: State) => state['menu-editor'].tools.tool;
