import {
  Announcement,
  ANNOUNCEMENT_TAGS,
  announcementBySlug,
  announcementPath,
  announcementPreview,
  Announcements,
  announcementTag,
  isAnnouncementImage,
  isAnnouncementLink,
  shownAnnouncements,
} from './announcement.ts';

const news = (fields: Partial<Announcement>): Announcement => ({
  tag: 'Novedad',
  slug: 'pedidos',
  title: 'Pedidos por WhatsApp',
  content: '<p>Ya está</p>',
  show: true,
  ...fields,
});

const list = [news({ slug: 'uno' }), news({ slug: 'dos', show: false }), news({ slug: 'tres' })];

describe('announcements', () => {
  it('[NEWS-1] only those with show true are listed', () => {
    expect(shownAnnouncements(list).map(({ slug }) => slug)).toEqual(['uno', 'tres']);
  });

  it.each([
    ['<p>Ahora los pedidos llegan por WhatsApp</p>', 'Ahora los pedidos llegan por W…'],
    ['Ahora los pedidos llegan por WhatsApp', 'Ahora los pedidos llegan por W…'],
    ['<p>Corto</p>', 'Corto…'],
    ['', '…'],
    ['<p>Ya viene…</p>', 'Ya viene……'],
    ['<p>Ya viene...</p>', 'Ya viene...…'],
    ['<p>Ya está.</p>', 'Ya está.…'],
    [`${'a'.repeat(28)}… b`, `${'a'.repeat(28)}… …`],
    ['<h2>Hola</h2><p>a <b>to</b>dos</p>', 'Hola a todos…'],
    ['uno<br>dos<br/>tres', 'uno dos tres…'],
    ['<ul>\n  <li>uno</li>\n  <li>dos</li>\n</ul>', 'uno dos…'],
    ['<a href="/x?a>b" title=\'c>d\'>enlace</a>', 'enlace…'],
    ['<style>p { color: red }</style><script>alert("<p>")</script>Visible', 'Visible…'],
    ['<!-- <p>nota</p> -->Visible', 'Visible…'],
    ['Ma&ntilde;ana&nbsp;a las 9 &amp; 10 &#8212; &#xe1;&iexcl;', 'Mañana a las 9 & 10 — á¡…'],
    ['&amp;lt;b&amp;gt; &unknown;', '&lt;b&gt; &unknown;…'],
    ['&toString; &#0; &#xd800; &#9999999;', '&toString; � � �…'],
    ['1 < 2 y 3 > 2', '1 < 2 y 3 > 2…'],
    ['uno <img src="a.webp"', 'uno…'],
    [`${'a'.repeat(29)} b`, `${'a'.repeat(29)} …`],
  ])('[NEWS-2] a card shows %j as %j', (content, preview) => {
    expect(announcementPreview(content)).toBe(preview);
  });

  it('[NEWS-2] a grapheme counts as one character and is never cut', () => {
    expect(announcementPreview('👩‍🍳'.repeat(40))).toBe(`${'👩‍🍳'.repeat(30)}…`);
    expect(announcementPreview('ñ'.normalize('NFD').repeat(31))).toBe(`${'ñ'.normalize('NFD').repeat(30)}…`);
  });

  it.each(['<p ', '<b ', '<p "', "<b '", '<!--', '<script ', '&#', '<'])(
    '[NEWS-2] content that repeats %j is read in linear time',
    (piece) => {
      // Of the processor, in µs: another program that has it takes time and no work.
      const start = process.cpuUsage();
      announcementPreview(piece.repeat(30_000));
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    },
  );

  it('[NEWS-3] the tag is shown in capitals', () => {
    expect(announcementTag(news({ tag: 'Promoción' }))).toBe('PROMOCIÓN');
  });

  it.each(['/panel/news', '/panel/news/'])('[NEWS-4] a card in the list %j links to its slug', (listPath) => {
    expect(announcementPath(listPath, news({ slug: 'uno' }))).toBe('/panel/news/uno');
  });

  it('[NEWS-5] the slug finds its announcement, but none that is not listed', () => {
    expect(announcementBySlug(list, 'tres')).toBe(list[2]);
    expect(announcementBySlug(list, 'dos')).toBeUndefined();
    expect(announcementBySlug(list, 'cuatro')).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ tag: '', content: '' }, true],
    [{ content: 'x'.repeat(20_001) }, false],
    [{ slug: '' }, false],
    [{ slug: 'una novedad' }, false],
    [{ slug: '../panel' }, false],
    [{ title: ' ' }, false],
    [{ show: 'false' }, false],
    [{ show: undefined }, false],
  ])('[NEWS-6] an announcement with %j is valid: %s', (fields, valid) => {
    expect(Announcement.safeParse({ ...news({}), ...fields }).success).toBe(valid);
  });

  it('[NEWS-7] announcements are read as a list with unique slugs', () => {
    expect(Announcements.parse({ announcements: list })).toEqual({ announcements: list });
    const again = Announcements.safeParse({ announcements: [...list, list[1]] });
    expect(again.error?.issues).toMatchObject([{ path: ['announcements', 3, 'slug'] }]);
    expect(Announcements.safeParse(list).success).toBe(false);
  });

  it('[NEWS-8] content has links, lists and pictures besides what the board has', () => {
    expect(ANNOUNCEMENT_TAGS).toEqual(['a', 'ul', 'ol', 'li', 'img']);
  });

  it.each([
    ['https://carta.test/novedades', true],
    ['http://carta.test', true],
    ['mailto:hola@carta.test', true],
    ['MAILTO:hola@carta.test', true],
    ['/panel/orders', true],
    ['javascript:alert(1)', false],
    ['mailto:', false],
    ['//evil.test', false],
    ['ftp://carta.test', false],
    ['data:text/html,x', false],
    ['', false],
  ])('[NEWS-8] a link to %j is kept: %s', (href, kept) => {
    expect(isAnnouncementLink(href)).toBe(kept);
  });

  it.each([
    ['https://carta.test/a.png', true],
    ['/files/demo/1f5b45.webp', true],
    ['http://carta.test/a.png', false],
    ['/FILES/demo/1f5b45.webp', false],
    ['/files/../api/users/logout', false],
    ['/api/menus/demo/pdf', false],
    ['//evil.test/a.png', false],
    ['data:image/png;base64,AA==', false],
    ['javascript:alert(1)', false],
  ])('[NEWS-8] a picture at %j is kept: %s', (src, kept) => {
    expect(isAnnouncementImage(src)).toBe(kept);
  });
});
