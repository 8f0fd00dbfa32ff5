import { BOARD_COLORS } from '@carta/domain';
import { rewriteBoard } from './board-html.ts';
import { BOARD_SCHEMA } from './board-extensions.ts';

describe('the board’s HTML', () => {
  it.each([
    ['an empty board', ''],
    ['paragraphs, one of them empty', '<p>Hoy</p><p></p><p>Locro</p>'],
    ['bold text', '<p>Hoy <strong>locro</strong></p>'],
    ['italic text', '<p><em>Hoy</em></p>'],
    ['underlined text', '<p><u>Hoy</u></p>'],
    ['centred text', '<p style="text-align:center">Hoy</p>'],
    ['right-aligned text', '<p style="text-align:right">Hoy</p>'],
    ['justified text', '<p style="text-align:justify">Hoy</p>'],
    ['a line break', '<p>Hoy<br />locro</p>'],
    ['two spaces', '<p>Hoy  locro</p>'],
    ['characters that HTML escapes', '<p>Ñoquis &lt;3 &amp; "vino" &gt; agua</p>'],
    [
      'all formats at once',
      '<p style="text-align:center"><strong><em><u><span style="color:#fef9b5">Hoy</span></u></em></strong></p>',
    ],
    ...BOARD_COLORS.map((color) => [`the colour ${color} [BOARD-2]`, `<p><span style="color:${color}">Hoy</span></p>`]),
  ])('the HTML of %s is kept letter by letter', (_what, html) => {
    expect(rewriteBoard(html)).toBe(html);
  });

  it.each([
    [
      'a colour as rgb()',
      '<p><span style="color: rgb(254, 249, 181);">Hoy</span></p>',
      '<p><span style="color:#fef9b5">Hoy</span></p>',
    ],
    [
      'a colour in capitals',
      '<p><span style="color:#FEF9B5">Hoy</span></p>',
      '<p><span style="color:#fef9b5">Hoy</span></p>',
    ],
    ['the elements b and i', '<p><b>Hoy</b> <i>locro</i></p>', '<p><strong>Hoy</strong> <em>locro</em></p>'],
    ['left alignment, the default,', '<p style="text-align:left">Hoy</p>', '<p>Hoy</p>'],
    ['a board without text', '<p></p>', ''],
  ])('the HTML of %s is normalized', (_what, html, written) => {
    expect(rewriteBoard(html)).toBe(written);
  });

  it.each([
    ['another colour', '<p><span style="color:#ff0000">Hoy</span></p>'],
    ['a translucent colour', '<p><span style="color:rgba(254, 249, 181, 0.5)">Hoy</span></p>'],
    [
      'size, typeface and background',
      '<p><span style="font-size:40px;font-family:Impact;background:red">Hoy</span></p>',
    ],
    ['a link', '<p><a href="https://carta.test">Hoy</a></p>'],
    ['a script and a picture', '<p>Hoy<script>alert(1)</script><img src="x" onerror="alert(1)"></p>'],
    ['a class and a handler', '<p class="x" onclick="alert(1)">Hoy</p>'],
    ['strike-through and code', '<p><s>Ho</s><code>y</code></p>'],
  ])('the board drops %s', (_what, html) => {
    expect(rewriteBoard(html)).toBe('<p>Hoy</p>');
  });

  it('[BOARD-2] the schema holds exactly these formats', () => {
    expect(Object.keys(BOARD_SCHEMA.marks)).toEqual(['bold', 'italic', 'underline', 'color']);
    expect(Object.keys(BOARD_SCHEMA.nodes).sort()).toEqual(['doc', 'hardBreak', 'paragraph', 'text']);
  });
});
