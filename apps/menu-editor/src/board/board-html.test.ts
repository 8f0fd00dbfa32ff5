import { BOARD_COLORS } from '@carta/domain';
import { rewriteBoard } from './board-html.ts';
import { BOARD_SCHEMA } from './board-extensions.ts';

describe('the board’s HTML', () => {
  it.each([
    ['nothing', ''],
    ['paragraphs, an empty one too', '<p>Hoy</p><p></p><p>Locro</p>'],
    ['bold', '<p>Hoy <strong>locro</strong></p>'],
    ['italic', '<p><em>Hoy</em></p>'],
    ['underline', '<p><u>Hoy</u></p>'],
    ['center', '<p style="text-align:center">Hoy</p>'],
    ['right', '<p style="text-align:right">Hoy</p>'],
    ['justify', '<p style="text-align:justify">Hoy</p>'],
    ['a break', '<p>Hoy<br />locro</p>'],
    ['two spaces', '<p>Hoy  locro</p>'],
    ['letters of HTML', '<p>Ñoquis &lt;3 &amp; "vino" &gt; agua</p>'],
    [
      'all of them',
      '<p style="text-align:center"><strong><em><u><span style="color:#fef9b5">Hoy</span></u></em></strong></p>',
    ],
    ...BOARD_COLORS.map((color) => [`[BOARD-2] ${color}`, `<p><span style="color:${color}">Hoy</span></p>`]),
  ])('keeps %s letter by letter', (_what, html) => {
    expect(rewriteBoard(html)).toBe(html);
  });

  it.each([
    [
      'a browser’s colour',
      '<p><span style="color: rgb(254, 249, 181);">Hoy</span></p>',
      '<p><span style="color:#fef9b5">Hoy</span></p>',
    ],
    ['capitals', '<p><span style="color:#FEF9B5">Hoy</span></p>', '<p><span style="color:#fef9b5">Hoy</span></p>'],
    ['b and i', '<p><b>Hoy</b> <i>locro</i></p>', '<p><strong>Hoy</strong> <em>locro</em></p>'],
    ['left, which is how it is without', '<p style="text-align:left">Hoy</p>', '<p>Hoy</p>'],
    ['a board without words', '<p></p>', ''],
  ])('writes %s in its own way', (_what, html, written) => {
    expect(rewriteBoard(html)).toBe(written);
  });

  it.each([
    ['another colour', '<p><span style="color:#ff0000">Hoy</span></p>'],
    ['a colour behind a veil', '<p><span style="color:rgba(254, 249, 181, 0.5)">Hoy</span></p>'],
    ['a size, a letter, a ground', '<p><span style="font-size:40px;font-family:Impact;background:red">Hoy</span></p>'],
    ['a link', '<p><a href="https://carta.test">Hoy</a></p>'],
    ['a script and a picture', '<p>Hoy<script>alert(1)</script><img src="x" onerror="alert(1)"></p>'],
    ['a class and a handler', '<p class="x" onclick="alert(1)">Hoy</p>'],
    ['striking out and code', '<p><s>Ho</s><code>y</code></p>'],
  ])('drops %s', (_what, html) => {
    expect(rewriteBoard(html)).toBe('<p>Hoy</p>');
  });

  it('[BOARD-2] knows exactly these formats', () => {
    expect(Object.keys(BOARD_SCHEMA.marks)).toEqual(['bold', 'italic', 'underline', 'color']);
    expect(Object.keys(BOARD_SCHEMA.nodes).sort()).toEqual(['doc', 'hardBreak', 'paragraph', 'text']);
  });
});
