import * as actions from './actions.ts';
import { isCommand, type Command } from './command-action.ts';
import { COMMANDS } from './commands.ts';
import { definitionOf } from './definition-of.ts';

type Creator = (payload: object) => { type: string; meta?: unknown };

const creators = Object.values<unknown>(actions).filter((made) => typeof made === 'function') as Creator[];
const marked = creators
  .map((creator) => creator({ typed: [] }))
  .filter(isCommand)
  .map(({ type }) => type);

describe('a command', () => {
  it('each action that carries the mark has a definition, and each definition has its action', () => {
    expect([...new Set(marked)].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  it.each(marked)('the outbox finds the definition of %s', (type) => {
    expect(definitionOf({ type } as Command)).toBe(COMMANDS[type]);
  });

  it('an action without a definition fails loudly', () => {
    expect(() => definitionOf({ type: 'menu-editor/forgotten' } as unknown as Command)).toThrow(
      'menu-editor/forgotten',
    );
  });

  it.each(['menu-editor/undoRequested', 'menu-editor/removalConfirmed', 'menu/itemChanged'])(
    'an action %s without the mark is none',
    (type) => {
      expect(isCommand({ type })).toBe(false);
    },
  );
});
