import { serializeState, type PreloadedState } from './preloaded-state.ts';

const state: PreloadedState = {
  user: null,
  menu: null,
  menuEtag: null,
  development: false,
  businessKey: null,
  notificationsTotal: 0,
  remotes: {},
  productUrl: 'https://carta.app',
  supportWhatsApp: null,
};

describe('serializeState', () => {
  it.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', ']]>', '\u2028\u2029', 'Ñandú "al" horno \\'])(
    'carries %j whole, and nothing that ends or nests a script element',
    (email) => {
      const written = serializeState({ ...state, loginError: { message: '', email } });
      expect(written).not.toMatch(/[<>\u2028\u2029]/);
      expect((JSON.parse(written) as PreloadedState).loginError?.email).toBe(email);
    },
  );
});
