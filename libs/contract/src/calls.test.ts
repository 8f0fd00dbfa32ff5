import type { Call } from './call.ts';
import { calls } from './calls.ts';
import * as routes from './routes.ts';

const all = Object.entries(calls);

describe('calls', () => {
  it('every call has the method and path that the client uses', () => {
    expect(all.map(([name, { method, path }]) => [name, { method, path }])).toEqual(
      expect.arrayContaining(Object.entries(routes)),
    );
    expect(all).toHaveLength(Object.keys(routes).length);
  });

  it('no two calls have the same method and path', () => {
    expect(new Set(all.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(all.length);
  });

  it.each(all)('%s names every part of its path in its params', (_name, call) => {
    const parts = [...call.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const shape = 'params' in call ? Object.keys(call.params.shape) : [];
    expect(shape.sort()).toEqual(parts.sort());
  });

  it('the calls that refuse a locked owner are those that change categories, products and option groups', () => {
    const locking = all.filter(([, { locks }]) => locks).map(([, { method, path }]) => `${method} ${path}`);
    const expected = all
      .map(([, { method, path }]) => `${method} ${path}`)
      .filter(
        (call) =>
          !call.startsWith('GET') &&
          // Says what an import would do, and changes nothing.
          !call.endsWith('/file/check') &&
          /\/api\/(?:categories|items|products|options|prices|trash|changes|menus)/.test(call),
      );
    expect(locking).toEqual(expected);
  });

  it.each(all)('%s answers JSON or a file of a named type', (_name, call: Call) => {
    expect([call.response, call.media].filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  it('the public calls are sign-in, sign-out, the public menu, visits, pages’ failures, diners’ orders, notices of what they pay, tables, QR codes, content and the API’s description', () => {
    const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name);
    expect(open).toEqual([
      'login',
      'logout',
      'publicMenu',
      'recordVisits',
      'qrPng',
      'qrSvg',
      'manuals',
      'announcements',
      'reportClientError',
      'placeOrder',
      'publicOrder',
      'cancelPublicOrder',
      'payPublicOrder',
      'chargeNotice',
      'publicTable',
      'requestAtTable',
      'tableRequest',
      'openApi',
    ]);
  });
});
