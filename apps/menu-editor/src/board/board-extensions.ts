import { getSchema, type Extensions } from '@tiptap/core';
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

/** Headings come in as paragraphs, and the first one that is pasted replaces an empty line, so that both keep their alignment. */
const BoardParagraph = Paragraph.extend({
  extendNodeSchema: ({ name }) => (name === 'paragraph' ? { definingForContent: true } : {}),
  parseHTML: () => ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
});

/** Everything that the board can hold; what is pasted and is not among it falls away. */
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
];

export const BOARD_SCHEMA = getSchema(BOARD_EXTENSIONS);
