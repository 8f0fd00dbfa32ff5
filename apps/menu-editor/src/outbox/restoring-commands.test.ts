import { menu } from '@carta/domain/testing';
import { restoringCommands } from './restoring-commands.ts';

describe('restoringCommands', () => {
  it('features several items again in the sequence that they had among the featured ones, not in that of the menu', () => {
    const before = menu('Tapas: croquetas*3, bravas*1, pan*2');
    const after = menu('Tapas: croquetas, bravas, pan');
    const commands = restoringCommands(
      before.items.map(({ key }) => key),
      before,
      after,
    );
    const indexes = commands.flatMap(({ payload }) => ('toIndex' in payload ? payload.toIndex : []));
    expect(indexes).toEqual([0, 1, 2]);
  });
});
