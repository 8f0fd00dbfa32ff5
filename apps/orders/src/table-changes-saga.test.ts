import type { ApiClient } from '@carta/api-client';
import { savedTables, settingsOf, type Business, type WrittenTables } from '@carta/domain';
import { keyOf, menu as menuFixture } from '@carta/domain/testing';
import { menuReducer, selectMenu } from '@carta/panel';
import { overlaysSlice, selectSnackbars, sessionSlice } from '@carta/panel/shell';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import { ordersReducer, selectTableChanges } from './orders-state.ts';
import { tableChangesSaga } from './table-changes-saga.ts';
import { tablesChanged } from './table-changes-slice.ts';
import type { TableChange } from './table-changes.ts';

type Body = { readonly tables: WrittenTables; readonly version?: number };

const tableOf = (title: string, nth: number) => ({ key: keyOf(title), title, token: `abcdefghi${nth}` });
const MENU = menuFixture('Tapas: croquetas', { tables: ['Mesa 1', 'Mesa 2', 'Barra'].map(tableOf), version: 4 });

/** A panel that shows the settings of version 4, and a server that stores `others` made by another device since then. */
function start({ others = {}, isOld = false }: { others?: Partial<Business>; isOld?: boolean } = {}) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: Body[] = [];
  let stored: Business = { ...settingsOf(MENU), ...others };
  const updateBusiness = async ({ body }: { body: Body }) => {
    sent.push(body);
    const refuse = (code: string, status: number, more: object) => ({
      ok: false,
      error: { code, status, message: code, ...more },
    });
    if (isOld && body.version !== undefined)
      return refuse('invalid', 400, {
        issues: [{ path: 'version', message: 'No se puede enviar junto con el resto' }],
      });
    if (body.version !== undefined && body.version !== stored.version)
      return refuse('conflict', 409, { current: stored });
    const tables = savedTables(stored.tables, body.tables, () => 'newnewnew1');
    stored = { ...stored, tables, version: stored.version + 1 };
    return { ok: true, value: stored, etag: null, unchanged: false };
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      menu: menuReducer,
      overlays: overlaysSlice.reducer,
      orders: ordersReducer,
    },
    preloadedState: {
      session: { user: null, development: false, businessKey: MENU.key, ended: false },
      menu: { menu: MENU, etag: null },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(tableChangesSaga({ updateBusiness } as unknown as Pick<ApiClient, 'updateBusiness'>));
  const change = async (...changes: TableChange[]) => {
    for (const one of changes) store.dispatch(tablesChanged(one));
    await waitFor(() => expect(selectTableChanges(store.getState()).waiting).toEqual([]));
  };
  const titles = () => stored.tables.map(({ title }) => title);
  const shown = () => selectMenu(store.getState())?.tables.map(({ title }) => title);
  const notices = () => selectSnackbars(store.getState()).map(({ text }) => text);
  const press = async (label: string) => {
    const pressed = selectSnackbars(store.getState()).find(({ action }) => action?.label === label)?.action;
    if (pressed) store.dispatch(pressed.dispatches);
    await waitFor(() => expect(selectTableChanges(store.getState()).waiting).toEqual([]));
  };
  return { change, sent, titles, shown, notices, press };
}

afterEach(() => jest.restoreAllMocks());

describe('a change of the tables that another device has changed meanwhile', () => {
  const twelve = [...MENU.tables, ...Array.from({ length: 12 }, (_, nth) => tableOf(`Vereda ${nth + 1}`, nth))];

  it.each<[TableChange, (titles: string[]) => string[]]>([
    [
      { kind: 'renamed', key: keyOf('Mesa 2'), title: 'Patio', from: 'Mesa 2' },
      (titles) => titles.map((title) => (title === 'Mesa 2' ? 'Patio' : title)),
    ],
    [{ kind: 'removed', key: keyOf('Mesa 2') }, (titles) => titles.filter((title) => title !== 'Mesa 2')],
    [{ kind: 'moved', key: keyOf('Barra'), toIndex: 0 }, (titles) => ['Barra', ...titles.filter((t) => t !== 'Barra')]],
    [{ kind: 'added', tables: [{ key: keyOf('Fondo'), title: 'Fondo' }] }, (titles) => [...titles, 'Fondo']],
    [{ kind: 'renewed', key: keyOf('Mesa 1') }, (titles) => titles],
  ])('[TABLE-3] is made again on the tables as they are now: %#', async (change, expected) => {
    const { change: make, titles, shown, notices } = start({ others: { tables: twelve, version: 5 } });
    await make(change);
    expect(titles()).toEqual(expected(twelve.map(({ title }) => title)));
    expect(shown()).toEqual(titles());
    expect(notices()).toHaveLength(1);
  });

  it('[TABLE-3] is sent with the version of the settings from which the list was made, also the one after it', async () => {
    const { change, sent } = start();
    await change(
      { kind: 'renamed', key: keyOf('Mesa 1'), title: 'Uno', from: 'Mesa 1' },
      { kind: 'renamed', key: keyOf('Mesa 2'), title: 'Dos', from: 'Mesa 2' },
    );
    expect(sent.map(({ version }) => version)).toEqual([4, 5]);
  });

  it.each<TableChange>([
    { kind: 'renamed', key: keyOf('Mesa 2'), title: 'Patio', from: 'Mesa 2' },
    { kind: 'renewed', key: keyOf('Mesa 2') },
    { kind: 'moved', key: keyOf('Mesa 2'), toIndex: 0 },
  ])('[TABLE-3] says that the table is gone where the other one has removed it: %#', async (change) => {
    const left = MENU.tables.filter(({ title }) => title !== 'Mesa 2');
    const { change: make, titles, notices } = start({ others: { tables: left, version: 5 } });
    await make(change);
    expect(titles()).toEqual(['Mesa 1', 'Barra']);
    expect(notices()).toEqual(['No se guardó: la mesa se eliminó en otro dispositivo.']);
  });

  it('[TABLE-3] a table that both have renamed keeps the other name until the second owner chooses', async () => {
    const renamed = MENU.tables.map((table) => (table.title === 'Mesa 2' ? { ...table, title: 'Vereda' } : table));
    const { change: make, titles, shown, notices, press } = start({ others: { tables: renamed, version: 5 } });
    await make({ kind: 'renamed', key: keyOf('Mesa 2'), title: 'Patio', from: 'Mesa 2' });
    expect([titles(), shown()]).toEqual(Array(2).fill(['Mesa 1', 'Vereda', 'Barra']));
    expect(notices()).toEqual(['No se guardó: en otro dispositivo «Mesa 2» pasó a llamarse «Vereda».']);
    await press('Poner «Patio»');
    expect([titles(), notices().at(-1)]).toEqual([['Mesa 1', 'Patio', 'Barra'], 'Guardado']);
  });

  it('[TABLE-3] a name that changed while another was typed here is not lost either, though the panel has it already', async () => {
    const { change, titles, notices } = start();
    await change({ kind: 'renamed', key: keyOf('Mesa 2'), title: 'Patio', from: 'Mesa dos' });
    expect(titles()).toEqual(['Mesa 1', 'Mesa 2', 'Barra']);
    expect(notices()).toEqual(['No se guardó: en otro dispositivo «Mesa dos» pasó a llamarse «Mesa 2».']);
  });

  it('[TABLE-3] two who give a table the same name agree', async () => {
    const renamed = MENU.tables.map((table) => (table.title === 'Mesa 2' ? { ...table, title: 'Patio' } : table));
    const { change, titles, notices } = start({ others: { tables: renamed, version: 5 } });
    await change({ kind: 'renamed', key: keyOf('Mesa 2'), title: 'Patio', from: 'Mesa 2' });
    expect([titles(), notices()]).toEqual([['Mesa 1', 'Patio', 'Barra'], ['Guardado']]);
  });

  it('[TABLE-3] is saved by an older server too, which takes no version with the tables', async () => {
    const { change, sent, titles, notices } = start({ isOld: true });
    await change({ kind: 'renamed', key: keyOf('Mesa 2'), title: 'Patio', from: 'Mesa 2' });
    expect(titles()).toEqual(['Mesa 1', 'Patio', 'Barra']);
    expect([sent.map(({ version }) => version), notices()]).toEqual([[4, undefined], ['Guardado']]);
  });
});
