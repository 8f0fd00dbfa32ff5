import { lostPasswordUrl, supportMessage, supportUrl } from './support.ts';

const publicUrl = 'https://carta.test/m/demo';

describe('support', () => {
  it('[SUPPORT-1] the message says that the menu has a problem, and which menu', () => {
    expect(supportMessage(publicUrl)).toBe('Hola, tengo un problema con mi menú: https://carta.test/m/demo');
  });

  it.each(['5491155550100', '+54 9 11 5555-0100'])(
    '[SUPPORT-2] the chat with %j has the prepared message',
    (support) => {
      const url = new URL(supportUrl({ support, publicUrl }) ?? '');
      expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/5491155550100');
      expect(url.searchParams.get('text')).toBe(supportMessage(publicUrl));
    },
  );

  it.each([null, undefined, '', 'no'])('[SUPPORT-2] [SUPPORT-3] the support number %j has no chat', (support) => {
    expect(supportUrl({ support, publicUrl })).toBeNull();
    expect(lostPasswordUrl(support)).toBeNull();
  });

  it('[SUPPORT-3] a lost password leads to the same chat', () => {
    const url = new URL(lostPasswordUrl('5491155550100') ?? '');
    expect(url.pathname).toBe('/5491155550100');
    expect(url.searchParams.get('text')).toContain('contraseña');
  });
});
