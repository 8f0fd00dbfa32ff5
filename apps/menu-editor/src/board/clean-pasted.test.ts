import { Editor } from '@tiptap/core';
import { BOARD_EXTENSIONS } from './board-extensions.ts';
import { writeBoard } from './board-html.ts';
import { cleanPasted } from './clean-pasted.ts';
import { FROM_A_PAGE, FROM_GOOGLE_DOCS, FROM_WORD } from './testing/clipboard-samples.ts';

function pasted(html: string): string {
  const editor = new Editor({
    extensions: BOARD_EXTENSIONS,
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPasted },
  });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const board = writeBoard(editor.state.doc);
  editor.destroy();
  return board;
}

describe('a paste into the board', () => {
  it('a paste from Word keeps formats, alignment and the board’s colours', () => {
    expect(pasted(FROM_WORD)).toBe(
      [
        '<p style="text-align:center"><strong>Menú del día</strong></p>',
        '<p></p>',
        '<p><em>Locro</em> y <u>empanadas</u> <span style="color:#a5d8a4">de la huerta</span></p>',
        '<p>· Vino de la casa</p>',
        '<p>Flan $ 900</p>',
      ].join(''),
    );
  });

  it('a paste from Google Docs keeps the same and is not bold throughout', () => {
    expect(pasted(FROM_GOOGLE_DOCS)).toBe(
      [
        '<p style="text-align:center"><strong>Menú del día</strong></p>',
        '<p><em>Locro</em> y <u>empanadas</u></p>',
        '<p><span style="color:#fef9b5">Flan</span></p>',
        '<p>Vino</p>',
      ].join(''),
    );
  });

  it('a paste from a web page keeps its text and lines', () => {
    expect(pasted(FROM_A_PAGE)).toBe(
      '<p style="text-align:center">Nuestra carta</p><p>Pedí <strong>online</strong> hoy</p><p>Entradas</p><p>Postres</p>',
    );
  });

  it('HTML copied from a board is unchanged', () => {
    const html = '<p data-pm-slice="1 1 []">Hoy  locro</p>';
    expect(cleanPasted(html)).toBe(html);
  });
});
