import { OPERATOR, priceFromCents, type PriceHistoryEntry } from '@carta/domain';
import { itemTitled, keyOf, menu } from '@carta/domain/testing';
import { screen, within } from '@testing-library/react';
import { accepted, refusedWith, type Answers } from '../../testing/fake-api.ts';
import { size } from '../../testing/groups.ts';
import { choose } from '../../testing/open-options.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
// Loaded in advance, so that it appears within the event that opens it.
import './price-history.tsx';

jest.mock('./price-chart.tsx', () => ({ PriceChart: () => null }));

const SIZE = size('Tamaño', 'Chica 9500, Grande 12500');
const MENU = menu('Pizzas: Napolitana, Fugazzeta', { optionGroups: [SIZE] });
itemTitled(MENU, 'Napolitana').optionGroups = [SIZE.key];
const FUGAZZETA = itemTitled(MENU, 'Fugazzeta').key;

const change = (at: string, to: number, rest: Partial<PriceHistoryEntry> = {}): PriceHistoryEntry => ({
  key: FUGAZZETA,
  at: Date.parse(at),
  from: priceFromCents(900_000),
  to: priceFromCents(to),
  by: 'demo@carta.test',
  ...rest,
});

async function openHistory(item: string, answers: Answers) {
  const rendered = renderEditor(MENU, { answers });
  Element.prototype.scrollIntoView = () => undefined;
  await rendered.user.click(screen.getByRole('button', { name: 'Expandir Pizzas' }));
  await choose(rendered.user, item, 'Editar');
  expect(rendered.sent).toEqual([]);
  await rendered.user.click(await screen.findByRole('button', { name: 'Historial de precios' }));
  return rendered;
}

const changes = async () =>
  within(await screen.findByRole('list', { name: 'Historial de precios' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => sessionStorage.clear());

describe('the history of a price in an edit', () => {
  it('[HIST-1] it is fetched when it is opened, and says when, from, to and by whom', async () => {
    const later = [change('2026-11-03T09:00:00Z', 970_000), change('2026-09-01T15:30:00Z', 1_000, { by: OPERATOR })];
    const earlier = [4, 3, 2, 1].map((month) => change(`2026-0${month}-01T09:00:00Z`, 950_000));
    const { sent, user } = await openHistory('Fugazzeta', {
      itemPriceHistory: () => accepted({ history: [...later, ...earlier] }),
    });
    const rows = await changes();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe('3 nov 2026, 06:00demo@carta.test$ 9.000,00$ 9.700,00');
    expect(rows[1]).toBe('1 sept 2026, 12:30Operador$ 9.000,00$ 10,00');
    await user.click(screen.getByRole('button', { name: 'Ver los 6 cambios' }));
    expect(await changes()).toHaveLength(6);
    expect(sent).toEqual([{ name: 'itemPriceHistory', params: { businessKey: 'demo', itemKey: FUGAZZETA } }]);
    expect(screen.getByRole('link', { name: 'Descargar CSV' })).toHaveAttribute(
      'href',
      `/api/prices/history/demo/${FUGAZZETA}.csv`,
    );
  });

  it('[HIST-1] where a size gives the price, it is that of the size, with the titles of its options', async () => {
    const rest = { key: SIZE.key, option: keyOf('Chica') };
    await openHistory('Napolitana', {
      itemPriceHistory: ({ params }) =>
        accepted({ history: params.itemKey === SIZE.key ? [change('2026-11-03T09:00:00Z', 950_000, rest)] : [] }),
    });
    expect(await changes()).toEqual(['Chica3 nov 2026, 06:00demo@carta.test$ 9.000,00$ 9.500,00']);
  });

  it.each([
    ['refused', refusedWith('network')],
    ['of another shape', accepted({ history: {} })],
    ['of nothing', accepted({ history: [null] })],
    ['without a price', accepted({ history: [{ ...change('2026-11-03T09:00:00Z', 950_000), to: null }] })],
  ])('a history whose answer was %s can be tried again; a price that never changed says so', async (_, failure) => {
    let failing = true;
    const { user } = await openHistory('Fugazzeta', {
      itemPriceHistory: () => (failing ? failure : accepted({ history: [] })),
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failing = false;
    await user.click(retry);
    expect(await screen.findByText('El precio todavía no cambió.')).toBeVisible();
  });
});
