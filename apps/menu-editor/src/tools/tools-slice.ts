import { createSlice, type PayloadAction } from '@carta/panel';

/** A sheet that works on the whole menu or on one record. */
export type Tool =
  | { readonly name: 'trash' | 'import' }
  /** `within` is the key of the category whose items are chosen initially; null for all. */
  | { readonly name: 'prices'; readonly within: string | null }
  | { readonly name: 'move'; readonly target: string };

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
});

export const { toolOpened, toolClosed } = toolsSlice.actions;

interface State {
  readonly 'menu-editor': { readonly tools: ToolsState };
}

export const selectTool = (state: State) => state['menu-editor'].tools.tool;
