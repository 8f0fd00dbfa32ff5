import type { ApiClient, Download } from '@carta/api-client';
import type { User } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuReducer } from '@carta/panel';
import { connectionSlice, notificationsSlice, overlaysSlice, sessionSlice } from '@carta/panel/shell';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { passwordSaga } from '../account/password-saga.ts';
import { pdfSaga } from '../account/pdf-saga.ts';
import { qrDownloadedSaga } from '../account/qr-downloaded-saga.ts';
import { accountData } from '../account-data.ts';
import { accountReducer } from '../account-reducer.ts';
import { notificationsReadSaga } from '../notifications/notifications-read-saga.ts';

const USER: User = {
  email: 'demo@carta.test',
  avatar: null,
  payments: [],
  lastNotificationRead: 0,
  locked: false,
};

/** The time in these tests. */
export const NOW = Date.UTC(2026, 10, 21, 12);

interface Given {
  readonly user?: Partial<User>;
  readonly supportWhatsApp?: string;
  readonly api?: Partial<Record<keyof ApiClient, (input: never) => unknown>>;
  readonly download?: () => Promise<Download>;
}

/** A store with the slices of shell and account, whose sagas call `api`. By default the server notes when notifications are read. */
export function accountStore({ user, supportWhatsApp, api = {}, download }: Given = {}) {
  const saved: { file: Blob; filename: string }[] = [];
  const sagas = createSagaMiddleware();
  const business = menu('Tapas: croquetas');
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      menu: menuReducer,
      overlays: overlaysSlice.reducer,
      notifications: notificationsSlice.reducer,
      connection: connectionSlice.reducer,
      account: accountReducer,
    },
    preloadedState: {
      session: {
        user: { ...USER, ...user },
        development: false,
        businessKey: business.key,
        ended: false,
        ...(supportWhatsApp !== undefined && { supportWhatsApp }),
      },
      menu: { menu: business, etag: null },
      notifications: { total: 3 },
    },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(sagas),
  });
  const calls: NonNullable<Given['api']> = { updateUser: () => answered({}), ...api };
  const client = Object.fromEntries(
    Object.entries(calls).map(([name, answer]) => [name, async (input: never) => answer(input)]),
  ) as unknown as ApiClient;
  sagas.run(accountData.saga(client));
  sagas.run(passwordSaga(client));
  sagas.run(notificationsReadSaga(client, () => NOW));
  sagas.run(qrDownloadedSaga(client, () => NOW));
  sagas.run(
    pdfSaga({
      downloadFile: () => download?.() ?? Promise.reject(new Error('unexpected download')),
      saveFile: (file, filename) => saved.push({ file, filename }),
    }),
  );
  return Object.assign(store, { saved });
}

export const answered = (value: unknown) => ({ ok: true, value, etag: null, unchanged: false });
export const refusedWith = (code: string, rest: object = {}) => ({
  ok: false,
  error: { code, status: 400, message: `refused: ${code}`, ...rest },
});
