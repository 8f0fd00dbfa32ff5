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

/** Parses headings as paragraphs. A pasted first paragraph replaces an empty line, so that it keeps its alignment. */
const BoardParagraph = Paragraph.extend({
  extendNodeSchema: ({ name }) => (name === 'paragraph' ? { definingForContent: true } : {}),
  parseHTML: () => ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
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
];

export const BOARD_SCHEMA = getSchema(BOARD_EXTENSIONS);
