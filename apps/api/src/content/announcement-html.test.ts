import { cleanAnnouncementHtml } from './announcement-html.ts';

describe('the content of an announcement', () => {
  it.each([
    '<p style="text-align:center"><strong>Hoy</strong> <em>y</em> <u>mañana</u></p>',
    '<p>uno<br />dos <span style="color:#f0a49f">tres</span></p>',
    '<ul><li>uno</li><li>dos</li></ul><ol><li>tres</li></ol>',
    '<a href="https://carta.test/a?b=1" rel="noopener" target="_blank">enlace</a>',
    '<a href="mailto:hola@carta.test" rel="noopener" target="_blank">correo</a>',
    '<a href="/panel/orders" rel="noopener">Pedidos</a>',
    '<img src="https://carta.test/a.png" alt="Una foto" />',
    '<img src="/files/demo/1f5b45.webp" />',
  ])('[NEWS-8] an announcement keeps %s', (html) => {
    expect(cleanAnnouncementHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>hola', 'hola'],
    ['<style>p{color:red}</style>hola', 'hola'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test" onclick="alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.test" rel="opener" target="_top">x</a>',
      '<a href="https://a.test" rel="noopener" target="_blank">x</a>',
    ],
    ['<img src="x" onerror="alert(1)">hola', 'hola'],
    ['<img src="https://a.test/a.png" onerror="alert(1)" srcset="//evil.test">', '<img src="https://a.test/a.png" />'],
    ['<img src="http://a.test/a.png">hola', 'hola'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">hola', 'hola'],
    ['<img src="/api/menus/demo/pdf">hola', 'hola'],
    ['<svg onload="alert(1)"><p>hola</p></svg>', '<p>hola</p>'],
    ['<iframe src="https://evil.test"></iframe>hola', 'hola'],
    ['<form action="https://evil.test"><input name="a">hola</form>', 'hola'],
    ['<p style="position:fixed;color:red" id="a" class="b">hola</p>', '<p>hola</p>'],
    ['<li style="background:url(//evil.test)">hola</li>', '<li>hola</li>'],
    ['<math><mtext></p><img src=1 onerror=alert(1)></math>hola', '<p></p>hola'],
    ['<h1>hola</h1>', 'hola'],
  ])('[NEWS-8] an announcement with %s becomes %s', (html, left) => {
    expect(cleanAnnouncementHtml(html)).toBe(left);
  });

  it('[NEWS-8] a cleaned announcement does not change when it is cleaned again', () => {
    const once = cleanAnnouncementHtml('<p>1 < 2 &amp;lt;script&amp;gt; <b>a<a href="https://a.test/?a=1&b=2">b</p>');
    expect(cleanAnnouncementHtml(once)).toBe(once);
  });
});
