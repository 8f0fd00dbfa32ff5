import { address } from './address.ts';

describe('an address', () => {
  it.each(['https://video.test/1?v=2', 'http://carta.test', 'HTTPS://carta.test/ñ', '/panel/orders', '/'])(
    '[ADDR-1] may be %j',
    (url) => {
      expect(address().safeParse(url).success).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT://carta.test/%0aalert(1)',
    ' https://carta.test',
    'data:text/html,<script>',
    '//evil.test/a.webp',
    '/\\evil.test',
    'panel/orders',
    'https://',
    'https:///evil.test',
    'https://carta.test/a b',
    '',
    null,
    `https://carta.test/${'x'.repeat(2_000)}`,
  ])('[ADDR-1] may not be %j', (url) => {
    expect(address().safeParse(url).success).toBe(false);
  });
});
