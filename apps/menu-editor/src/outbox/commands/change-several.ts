import { isSoldOut, soldOutOf, UNTIL_BACK, type Menu, type SoldOut } from '@carta/domain';
import { categoryChanged, itemChanged, type SeveralChange } from '@carta/panel';
import { counted } from '../../counted.ts';
import { markedCommand } from '../command-mark.ts';
import { sent, sentInTurn, type CommandDefinition } from '../command.ts';
import { severalParts } from './several-parts.ts';

/** Hides, shows, sells out or sells again several records, with one call for each kind. [SHOW-1] [SOLD-1] */
export const changeSeveral: CommandDefinition<SeveralChange> = {
  send: (api, { categories, items, changes }, { menu }) => {
    const params = { businessKey: menu.key };
    const set = 'show' in changes ? { show: changes.show } : { soldOut: soldOutOf(changes.soldOutUntil) };
    const changeItems = async (keys: string[]) =>
      sent(await api.updateSeveralItems({ params, body: { keys, set } }), (answer) =>
        'items' in answer ? answer.items.map((item) => itemChanged({ key: item.key, changes: item })) : [],
      );
    const changeCategories = async (keys: string[], show: boolean) =>
      sent(await api.updateSeveralCategories({ params, body: { keys, set: { show } } }), (answer) =>
        'categories' in answer ? answer.categories.map((one) => categoryChanged({ key: one.key, changes: one })) : [],
      );
    return sentInTurn([
      ...severalParts(items).map((keys) => () => changeItems(keys)),
      ...('show' in changes ? severalParts(categories).map((keys) => () => changeCategories(keys, changes.show)) : []),
    ]);
  },
  records: ({ categories, items }) => [...categories, ...items],
  undoText: wordsFor,
  undo: (change, before) => reversed(change, before).map((changed) => markedCommand('menu/severalChanged', changed)),
  failure: { log: 'update several' },
};

/** A value of show was another before; what is sold out may have been so in two ways, and each is put back by itself. */
function reversed({ changes, ...records }: SeveralChange, before: Menu): SeveralChange[] {
  if ('show' in changes) return [{ ...records, changes: { show: !changes.show } }];
  const now = Date.now();
  const were = new Map(
    before.items.map(({ key, soldOutUntil: until }) => [key, isSoldOut(until, now) && soldOutOf(until)]),
  );
  return ([false, true, 'until-back'] as const).flatMap((soldOut) => {
    const items = records.items.filter((key) => (were.get(key) ?? false) === soldOut);
    const soldOutUntil = SHOWN_UNTIL[`${soldOut}`];
    return items.length > 0 ? [{ categories: [], items, changes: { soldOutUntil } }] : [];
  });
}

/** The server computes when it ends; until it answers, the moment only has to be in the future. */
const SHOWN_UNTIL: Readonly<Record<`${SoldOut}`, number | null>> = {
  false: null,
  true: Number.MAX_SAFE_INTEGER,
  'until-back': UNTIL_BACK,
};

function wordsFor({ categories, items, changes }: SeveralChange): string {
  const count = categories.length + items.length;
  if (!('show' in changes)) return counted(count, ...SOLD_OUT_WORDS[`${soldOutOf(changes.soldOutUntil)}`]);
  return changes.show ? counted(count, 'a la vista', 'a la vista') : counted(count, 'oculto', 'ocultos');
}

const SOLD_OUT_WORDS: Readonly<Record<`${SoldOut}`, readonly [string, string]>> = {
  false: ['otra vez a la venta', 'otra vez a la venta'],
  true: ['agotado hoy', 'agotados hoy'],
  'until-back': ['agotado sin fecha', 'agotados sin fecha'],
};
