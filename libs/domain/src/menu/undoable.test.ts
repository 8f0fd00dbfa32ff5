import { undoableChanges, type TouchingChange } from './undoable.ts';

const change = (key: string, touched: string, rest: Partial<TouchingChange> = {}): TouchingChange => ({
  key,
  touches: touched.split(', '),
  needs: touched.split(', '),
  undone: false,
  kept: true,
  ...rest,
});

describe('undoableChanges', () => {
  it.each<[string, TouchingChange[], string]>([
    ['changes of different records', [change('b', 'flan content'), change('a', 'bife content')], 'b a'],
    ['the later of two changes of a record', [change('b', 'flan content'), change('a', 'flan content')], 'b'],
    [
      'the earlier one once the later one is undone',
      [change('b', 'flan content', { undone: true }), change('a', 'flan content')],
      'a',
    ],
    ['a move below a change of the moved record', [change('b', 'flan content'), change('a', 'flan place')], 'b a'],
    [
      'nothing of a change of several below a change of one of them',
      [change('b', 'flan content'), change('a', 'bife content, flan content')],
      'b',
    ],
    [
      'both of two additions to a category',
      [
        change('b', 'flan content, postres holds', { needs: ['flan content'] }),
        change('a', 'budín content, postres holds', { needs: ['budín content'] }),
      ],
      'b a',
    ],
    [
      'not the addition of a category that holds a later one',
      [
        change('b', 'flan content, postres holds', { needs: ['flan content'] }),
        change('a', 'postres content', { needs: ['postres content', 'postres holds'] }),
      ],
      'b',
    ],
    ['nothing that was not kept', [change('b', 'flan content', { kept: false }), change('a', 'flan content')], ''],
  ])('[CHANGE-4] of these can be undone: %s', (_what, changes, keys) => {
    expect([...undoableChanges(changes)].join(' ')).toBe(keys);
  });
});
