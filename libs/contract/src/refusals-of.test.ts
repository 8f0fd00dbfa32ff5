import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { refusalsOf } from './refusals-of.ts';

describe('refusalsOf', () => {
  it('returns the codes that follow from a call’s fields and its own ones, each once', () => {
    expect(refusalsOf(calls.createCategory)).toEqual([
      'forbidden',
      'too-large',
      'unsupported',
      'invalid',
      'unauthenticated',
      'rate-limited',
      'locked',
      'unavailable',
      'not-found',
      'conflict',
    ]);
  });

  it('a public call has no session errors, a GET call no body errors', () => {
    expect(refusalsOf(calls.announcements)).toEqual([]);
    expect(refusalsOf(calls.openApi)).toEqual(['unavailable']);
    expect(refusalsOf({ ...calls.openApi, query: calls.visits.query })).toEqual(['invalid', 'unavailable']);
    expect(refusalsOf(calls.menu)).toEqual([
      'unauthenticated',
      'forbidden',
      'rate-limited',
      'invalid',
      'unavailable',
      'not-found',
    ]);
  });

  it('a call that pages of any origin may make is not refused for its origin', () => {
    const changing = Object.entries<Call>(calls).filter(([, { method }]) => method !== 'GET');
    const open = changing.filter(([, call]) => !refusalsOf(call).includes('forbidden'));
    expect(open.map(([name]) => name)).toEqual(['placeOrder', 'cancelPublicOrder', 'payPublicOrder', 'requestAtTable']);
  });

  it('calls with passwords, diners’ visits, orders and tables, pages’ failures and all calls of owners can be rate-limited', () => {
    const isLimited = ([, call]: [string, Call]) => refusalsOf(call).includes('rate-limited');
    const ofVisitors = Object.entries<Call>(calls).filter(([, { access }]) => access === 'public');
    expect(ofVisitors.filter(isLimited).map(([name]) => name)).toEqual([
      'login',
      'recordVisits',
      'reportClientError',
      'placeOrder',
      'publicTable',
      'requestAtTable',
      'tableRequest',
    ]);
    const ofOwners = Object.entries<Call>(calls).filter(([, { access }]) => access === 'owner');
    expect(ofOwners.filter((call) => !isLimited(call))).toEqual([]);
  });
});
