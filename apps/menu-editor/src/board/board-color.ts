import { BOARD_COLORS, isSameColor, formatColor } from '@carta/domain';
import { Mark } from '@tiptap/core';

export type BoardColor = (typeof BOARD_COLORS)[number];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    color: {
      /** Colours the selected text, or removes the colour if the text has it. */
      toggleColor: (color: BoardColor) => ReturnType;
    };
  }
}

/** Text colour; accepts the board's colours only. [BOARD-2] */
export const ColorMark = Mark.create({
  name: 'color',
  addAttributes: () => ({ color: { default: BOARD_COLORS[0], rendered: false } }),
  parseHTML: () => [{ style: 'color', getAttrs: (value) => attributesOf(value) }],
  renderHTML: ({ mark }) => ['span', { style: `color: ${boardColorOf(String(mark.attrs.color)) ?? 'inherit'}` }, 0],
  addCommands: () => ({
    toggleColor:
      (color) =>
      ({ commands, editor }) =>
        editor.isActive('color', { color }) ? commands.unsetMark('color') : commands.setMark('color', { color }),
  }),
});

/** Returns the board's colour that the CSS `value` denotes; undefined for any other colour. */
function boardColorOf(value: string): BoardColor | undefined {
  const [red, green, blue, ...rest] = (value.match(/^rgb\(.*\)$/i)?.[0].match(/\d+/g) ?? []).map(Number);
  const hex =
    red !== undefined && green !== undefined && blue !== undefined && rest.length === 0
      ? formatColor([red, green, blue])
      : value.trim();
  return BOARD_COLORS.find((color) => isSameColor(color, hex));
}

function attributesOf(value: string): { color: BoardColor } | false {
  const color = boardColorOf(value);
  return color ? { color } : false;
}
