import { calls } from './calls.ts';
import { refusalsOf } from './refusals-of.ts';

describe('refusalsOf', () => {
  it('returns the codes that follow from a call’s fields and its own ones, each once', () => {
    expect(refusalsOf(calls.createCategory)).toEqual([
      ...['forbidden', 'too-large', 'unsupported', 'invalid'],
      ...['unauthenticated', 'locked', 'unavailable', 'not-found', 'conflict'],
    ]);
  });

  it('a public call has no session errors, a GET call no body errors', () => {
    expect(refusalsOf(calls.announcements)).toEqual([]);
    expect(refusalsOf(calls.openApi)).toEqual(['unavailable']);
    expect(refusalsOf({ ...calls.openApi, query: calls.visits.query })).toEqual(['invalid', 'unavailable']);
    expect(refusalsOf(calls.menu)).toEqual(['unauthenticated', 'forbidden', 'invalid', 'unavailable', 'not-found']);
  });

  it('calls with passwords, event streams and diners’ visits can be rate-limited', () => {
    const limited = Object.entries(calls).filter(([, call]) => refusalsOf(call).includes('rate-limited'));
    expect(limited.map(([name]) => name)).toEqual(['login', 'changePassword', 'events', 'recordVisits']);
  });
});
