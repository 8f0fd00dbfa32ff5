import { calls } from './calls.ts';
import { refusalsOf } from './refusals-of.ts';

describe('refusalsOf', () => {
  it('gives what follows from a call’s fields, and what it names itself, each once', () => {
    expect(refusalsOf(calls.createCategory)).toEqual([
      ...['forbidden', 'too-large', 'unsupported', 'invalid'],
      ...['unauthenticated', 'locked', 'unavailable', 'not-found', 'conflict'],
    ]);
  });

  it('asks no session of a public call, and no body of one that reads', () => {
    expect(refusalsOf(calls.announcements)).toEqual([]);
    expect(refusalsOf(calls.openApi)).toEqual(['unavailable']);
    expect(refusalsOf({ ...calls.openApi, query: calls.visits.query })).toEqual(['invalid', 'unavailable']);
    expect(refusalsOf(calls.menu)).toEqual(['unauthenticated', 'forbidden', 'invalid', 'unavailable', 'not-found']);
  });

  it('limits guesses at passwords, open pages and what diners send', () => {
    const limited = Object.entries(calls).filter(([, call]) => refusalsOf(call).includes('rate-limited'));
    expect(limited.map(([name]) => name)).toEqual(['login', 'changePassword', 'events', 'recordVisits']);
  });
});
