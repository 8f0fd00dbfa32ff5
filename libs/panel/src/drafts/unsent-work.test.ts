import { entries } from 'idb-keyval';
import { unsentRemotes } from './unsent-work.ts';

jest.mock('idb-keyval', () => ({ createStore: () => () => undefined, entries: jest.fn() }));

const stored = (...values: object[]) =>
  jest.mocked(entries).mockResolvedValue(values.map((value, index) => [String(index), value]));
const work = { remote: 'menu-editor', business: 'demo', owner: 'demo@carta.test' };

describe('unsentRemotes', () => {
  it('names each remote once that has work of the owner for the business', async () => {
    stored(work, work, { ...work, remote: 'other' });
    expect(await unsentRemotes('demo', 'demo@carta.test')).toEqual(['menu-editor', 'other']);
  });

  it.each([
    ['another owner', { ...work, owner: 'other@carta.test' }],
    ['another business', { ...work, business: 'other' }],
    ['a release that named no remote', { ...work, remote: undefined }],
  ])('names no remote for work of %s', async (_, other) => {
    stored(other);
    expect(await unsentRemotes('demo', 'demo@carta.test')).toEqual([]);
  });

  it('names none where the browser stores nothing', async () => {
    jest.mocked(entries).mockRejectedValue(new Error('denied'));
    expect(await unsentRemotes('demo', 'demo@carta.test')).toEqual([]);
  });
});
