import { readdirSync } from 'node:fs';
import path from 'node:path';
import { commandAction, isCommand, isCommandOf, type Command } from './command-action.ts';
import { COMMANDS } from './commands.ts';
import { definitionOf } from './definition-of.ts';

const FOLDER = path.join(__dirname, 'commands');
const FILES = readdirSync(FOLDER).filter((file) => !file.includes('.test.'));
const REGISTERED = new Set<unknown>(Object.values(COMMANDS));

function isDefinition(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'send' in exported && 'failure' in exported;
}

describe('a command', () => {
  it.each(FILES)('the index has each definition of commands/%s', async (file) => {
    const exported = Object.entries((await import(path.join(FOLDER, file))) as Record<string, unknown>);
    const definitions = exported.filter(([, value]) => isDefinition(value));
    expect(definitions.filter(([, value]) => !REGISTERED.has(value)).map(([name]) => name)).toEqual([]);
  });

  it.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])('the outbox finds the definition of %s', (type) => {
    expect(definitionOf({ type } as Command)).toBe(COMMANDS[type]);
  });

  it('an action without a definition fails loudly', () => {
    expect(() => definitionOf({ type: 'menu-editor/forgotten' } as unknown as Command)).toThrow(
      'menu-editor/forgotten',
    );
  });

  it('the action of a command carries the mark and is recognized by its name', () => {
    const move = commandAction('menu/itemMoved', { key: 'a', toIndex: 0 });
    expect([isCommand(move), isCommandOf('menu/itemMoved')(move), isCommandOf('menu/categoryMoved')(move)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['menu-editor/undoRequested', 'menu-editor/removalConfirmed', 'menu/itemChanged'])(
    'an action %s without the mark is none',
    (type) => {
      expect([isCommand({ type }), isCommandOf('menu/itemChanged')({ type })]).toEqual([false, false]);
    },
  );
});
