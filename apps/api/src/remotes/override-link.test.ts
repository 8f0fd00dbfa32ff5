import { HOUR_MS } from '@carta/domain';
import { readOverride, signOverride } from './override-link.ts';

const KEY = 'una clave de treinta y dos letras';
const now = Date.parse('2026-11-22T12:00:00Z');
const link = signOverride(KEY, { user: 'ana@higuera.test', remote: 'orders', port: 5173, now });
const holder = { key: KEY as string | null, user: 'ana@higuera.test', now };

it('a signed link names one remote and one port of localhost, for one hour', () => {
  expect(link.remote).toBe('orders@http://localhost:5173');
  expect(readOverride(link, holder)).toEqual({ remote: 'orders', port: 5173, until: now + HOUR_MS });
  expect(readOverride(link, { ...holder, now: now + HOUR_MS - 1 })).not.toBeNull();
});

it.each([
  ['whose hour is over', {}, { now: now + HOUR_MS }],
  ['with a later end', { until: `${now + 2 * HOUR_MS}` }, {}],
  ['of another user', {}, { user: 'beto@otra.test' }],
  ['for another port', { remote: 'orders@http://localhost:5174' }, {}],
  ['for another remote', { remote: 'account@http://localhost:5173' }, {}],
  ['for another host', { remote: 'orders@http://evil.test:5173' }, {}],
  ['for a host that begins alike', { remote: 'orders@http://localhost:5173.evil.test' }, {}],
  ['with https', { remote: 'orders@https://localhost:5173' }, {}],
  ['with another signature', { signature: link.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }, {}],
  ['with a shorter signature', { signature: link.signature.slice(1) }, {}],
  ['without a signature', { signature: '' }, {}],
  ['where the server has another key', {}, { key: `${KEY}.` }],
  ['where the server has no key', {}, { key: null }],
])('a link %s is refused', (_what, changes, other) => {
  expect(readOverride({ ...link, ...changes }, { ...holder, ...other })).toBeNull();
});
