import { BOARD_COLORS } from '@carta/domain';
import { Toolbar, ToolbarButton, ToolbarGroup, type ToolbarButtonProps } from '@carta/ui';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { AlignCenter, AlignJustify, AlignLeft, AlignRight, Bold, Italic, Redo2, Underline, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { BoardColor } from './board-color.ts';
import styles from './board.module.css';

type Control = Pick<ToolbarButtonProps, 'label' | 'face' | 'shortcut' | 'pressed' | 'disabled'> & {
  readonly command: (chain: ChainedCommands) => ChainedCommands;
};
interface Group {
  readonly label: string;
  readonly controls: readonly Control[];
}

/** The toolbar for formats; stays visible while a phone's keyboard is open. */
export function BoardToolbar({ editor }: { readonly editor: Editor }) {
  const groups = useEditorState({ editor, selector: ({ editor: current }) => groupsOf(current) });
  const top = useVisualTop();
  const run = (command: Control['command'], byPointer: boolean) => {
    const chain = editor.chain();
    command(byPointer ? chain.focus() : chain).run();
  };
  return (
    <div
      className={styles.toolbar}
      style={{ top: `max(var(--screen-header-height) + var(--status-bar-height, 0px), ${top}px)` }}
    >
      <Toolbar label="Formato">
        {groups.map(({ label, controls }) => (
          <ToolbarGroup key={label} label={label}>
            {controls.map(({ command, ...look }) => (
              <ToolbarButton key={look.label} {...look} onPress={(byPointer) => run(command, byPointer)} />
            ))}
          </ToolbarGroup>
        ))}
      </Toolbar>
    </div>
  );
}

/** Returns how far a phone's keyboard has pushed the page up, in CSS pixels; a sticky element has to move down by as much. */
function useVisualTop(): number {
  return useSyncExternalStore(follow, () => Math.round(window.visualViewport?.offsetTop ?? 0));
}

function follow(changed: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}

const COLOR_NAMES: Readonly<Record<BoardColor, string>> = {
  '#ffffff': 'Blanco',
  '#f0a49f': 'Rosa',
  '#fef9b5': 'Amarillo',
  '#afedee': 'Celeste',
  '#a5d8a4': 'Verde',
};

const FORMATS = [
  { label: 'Negrita', face: Bold, mark: 'bold', shortcut: 'Control+B' },
  { label: 'Cursiva', face: Italic, mark: 'italic', shortcut: 'Control+I' },
  { label: 'Subrayado', face: Underline, mark: 'underline', shortcut: 'Control+U' },
] as const;

const ALIGNMENTS = [
  { label: 'Alinear a la izquierda', face: AlignLeft, align: 'left', shortcut: 'Control+Shift+L' },
  { label: 'Centrar', face: AlignCenter, align: 'center', shortcut: 'Control+Shift+E' },
  { label: 'Alinear a la derecha', face: AlignRight, align: 'right', shortcut: 'Control+Shift+R' },
  { label: 'Justificar', face: AlignJustify, align: 'justify', shortcut: 'Control+Shift+J' },
] as const;

function groupsOf(editor: Editor): readonly Group[] {
  const alignment = (editor.getAttributes('paragraph').textAlign as string | null) ?? 'left';
  return [
    {
      label: 'Letra',
      controls: FORMATS.map(({ mark, ...look }) => ({
        ...look,
        pressed: editor.isActive(mark),
        command: (chain) => chain.toggleMark(mark),
      })),
    },
    {
      label: 'Alineación',
      controls: ALIGNMENTS.map(({ align, ...look }) => ({
        ...look,
        pressed: alignment === align,
        command: (chain) => chain.setTextAlign(align),
      })),
    },
    {
      label: 'Color',
      controls: BOARD_COLORS.map((color) => ({
        label: COLOR_NAMES[color],
        face: color,
        pressed: editor.isActive('color', { color }),
        command: (chain) => chain.toggleColor(color),
      })),
    },
    {
      label: 'Cambios',
      controls: [
        {
          label: 'Deshacer',
          face: Undo2,
          shortcut: 'Control+Z',
          disabled: !editor.can().undo(),
          command: (chain) => chain.undo(),
        },
        {
          label: 'Rehacer',
          face: Redo2,
          shortcut: 'Control+Shift+Z',
          disabled: !editor.can().redo(),
          command: (chain) => chain.redo(),
        },
      ],
    },
  ];
}
