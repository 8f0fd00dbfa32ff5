import { Extension, getSchema, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { ColorMark } from './board-color.ts';

/** Parses headings as paragraphs. A pasted first paragraph replaces an empty line, so that it keeps its alignment. */
const BoardParagraph = Paragraph.extend({
  extendNodeSchema: ({ name }) => (name === 'paragraph' ? { definingForContent: true } : {}),
  parseHTML: () => ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
});

/** Ctrl+A selects the text in the page too, where a click may have ended a selection of all that the editor's state still has. */
const SelectAll = Extension.create({
  name: 'selectAll',
  addKeyboardShortcuts: () => ({
    'Mod-a': ({ editor }) => {
      editor.commands.selectAll();
      // Draws the selection also where the state has not changed.
      editor.view.focus();
      return true;
    },
  }),
});

/** All that a board can contain; a paste drops everything else. */
export const BOARD_EXTENSIONS: Extensions = [
  Document,
  BoardParagraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  ColorMark,
  TextAlign.configure({ types: ['paragraph'] }),
  UndoRedo,
  SelectAll,
];

export const BOARD_SCHEMA = getSchema(BOARD_EXTENSIONS);
