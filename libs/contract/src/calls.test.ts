import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { routes } from './routes.ts';

const all = Object.entries(calls);

describe('calls', () => {
  it('each has the method and path by which the client sends it', () => {
    expect(all.map(([name, { method, path }]) => [name, { method, path }])).toEqual(
      expect.arrayContaining(Object.entries(routes)),
    );
    expect(all).toHaveLength(Object.keys(routes).length);
  });

  it('no two have the same method and path', () => {
    expect(new Set(all.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(all.length);
  });

  it.each(all)('%s names every part of its path in its params', (_name, call) => {
    const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const shape = 'params' in call ? Object.keys(call.params.shape) : [];
    expect(shape.sort()).toEqual(parts.sort());
  });

  it('locks exactly what changes categories and products', () => {
    const locking = all.filter(([, { locks }]) => locks).map(([, { method, path }]) => `${method} ${path}`);
    const expected = all
      .map(([, { method, path }]) => `${method} ${path}`)
      .filter((call) => !call.startsWith('GET') && /\/api\/(?:categories|items|products|trash|menus)/.test(call));
    expect(locking).toEqual(expected);
  });

  it.each(all)('%s answers JSON or a file of a named type', (_name, call: Call) => {
    expect([call.response, call.media].filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  it('only sign-in, sign-out, visits, QR codes, content and the API’s description are public', () => {
    const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name);
    expect(open).toEqual(['login', 'logout', 'recordVisits', 'qrPng', 'qrSvg', 'manuals', 'announcements', 'openApi']);
  });
});
