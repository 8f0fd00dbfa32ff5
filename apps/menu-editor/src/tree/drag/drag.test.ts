import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { menuTree } from '@carta/domain';
import { commandAction } from '../../outbox/command-action.ts';
import { flatten } from '../rows.ts';
import { dropOf, isOver, over, partIn, pickedUp, targetsFor, wordsFor } from './drag.ts';
import { NOWHERE, type Landing } from './drop-target.ts';

const MENU = menu('Cocina > Entradas: rabas | Cocina > Platos: bife | Postres: flan, helado | Vinos');
const key = (title: string) => categoryTitled(MENU, title).key;
const rows = flatten(menuTree(MENU), { opened: new Set([key('Postres')]), moving: null });
const row = (wanted: string) => rows.find((candidate) => candidate.key === wanted)!;
const helado = row(itemTitled(MENU, 'helado').key);
const lifted = pickedUp(helado, 'pointer', targetsFor(MENU, helado));
const at = (index: number): Landing => ({ kind: 'place', index });
const into = (title: string): Landing => ({ kind: 'category', key: key(title) });

describe('a drag', () => {
  it('[MOVE-3] of an item has the categories that can hold it as targets; one of a category has none', () => {
    expect([...lifted.targets.values()]).toEqual(['Entradas', 'Platos', 'Vinos']);
    expect(targetsFor(MENU, row(key('Postres'))).size).toBe(0);
  });

  it('over a category leaves its slot at the start, and announces the category', () => {
    const drag = over(over(lifted, at(0)), into('Platos'));
    expect(drag.moving.toIndex).toBe(1);
    expect(wordsFor(drag)).toBe('helado: mover a «Platos»');
    expect([partIn(drag, key('Platos')), partIn(drag, helado.key), partIn(drag, key('Vinos'))]).toEqual([
      'target',
      'slot',
      undefined,
    ]);
  });

  it('[MOVE-1] that ends on a category moves the item to its end', () => {
    expect(dropOf(over(lifted, into('Platos')))).toEqual({
      action: commandAction('menu/itemMovedInto', { key: helado.key, parent: key('Platos') }),
      words: 'helado: se movió a «Platos»',
    });
  });

  it('[ORD-4] that ends among the siblings moves the row there', () => {
    expect(dropOf(over(lifted, at(0)))).toEqual({
      action: commandAction('menu/itemMoved', { key: helado.key, toIndex: 0 }),
      words: 'helado: quedó en la posición 1 de 2',
    });
    const vinos = pickedUp(row(key('Vinos')), 'keyboard');
    expect(dropOf(over(vinos, at(0))).action).toEqual(
      commandAction('menu/categoryMoved', { key: key('Vinos'), toIndex: 0 }),
    );
  });

  it.each([at(1), NOWHERE])('[ORD-5] that ends at %j moves nothing', (landing) => {
    expect(dropOf(over(lifted, landing))).toEqual({
      action: null,
      words: 'helado: no se movió, sigue en la posición 2 de 2',
    });
  });

  it('is over one landing at a time', () => {
    const places = [at(0), at(1), into('Platos'), into('Vinos'), NOWHERE];
    for (const now of places) for (const next of places) expect(isOver(over(lifted, now), next)).toBe(now === next);
  });
});
