import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '@carta/domain';
import { Migrator, type Kysely } from 'kysely';
import { settingsFromRow } from './business-row.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { migrations } from '../../migrations/migrations.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-settings-document-'));
  const opened = await openDatabase(folder);
  if (!opened.ok) throw new Error(opened.reason);
  ({ database } = opened.value);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

async function migrateTo(name: string): Promise<void> {
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(name);
  if (error) throw error;
}

/** The document as the migration wrote it; later settings are not in it. */
const SETTINGS = {
  style: { mainColor: '#1f5b45', backgroundImage: '/files/a.webp', productDefaultImage: '', bannerDefaultImage: '/b' },
  logo: { url: '/files/logo.webp' },
  board: { wifi: { active: true, name: 'Salón', password: 'hi"gos' }, html: '%3Cp%3EHoy%3C%2Fp%3E' },
  modalInfo: { address: 'Belgrano 1420', location: 'San Telmo', phone1: '1', phone2: '2', schedule: 'Lunes\nMartes' },
  contactButton: [{ active: true, type: 'instagram', phone: '', account: 'higuera', countryCode: 598 }],
  whatsAppNumber: '1155550142',
  deliveryTime: '40 minutos',
  paymentMethods: { cash: false, mercadoPago: true, other: true },
  pickupPoint: 'Mostrador',
  menuTypes: ['delivery'],
  timeZone: 'America/Montevideo',
};

/** A business as it was stored before the settings were one document. */
const ROW = {
  key: 'higuera',
  name: 'La Higuera',
  revision: 7,
  version: 3,
  logo_url: SETTINGS.logo.url,
  main_color: '#1f5b45',
  background_image: '/files/a.webp',
  product_default_image: '',
  banner_default_image: '/b',
  board: JSON.stringify(SETTINGS.board),
  modal_info: JSON.stringify(SETTINGS.modalInfo),
  contact_button: JSON.stringify(SETTINGS.contactButton),
  mercado_pago_active: 1,
  mercado_pago_token: 'v1.a.b.c',
  mercado_pago_last4: '7890',
  whats_app_number: '1155550142',
  delivery_time: '40 minutos',
  pickup_point: 'Mostrador',
  payment_methods: JSON.stringify(SETTINGS.paymentMethods),
  menu_types: JSON.stringify(SETTINGS.menuTypes),
  time_zone: 'America/Montevideo',
};

describe('migration 0006', () => {
  it('migration 0006 moves every setting into the document, and back', async () => {
    const before = database as unknown as Kysely<{ businesses: typeof ROW }>;
    await migrateTo('0005-session-devices');
    await before.insertInto('businesses').values(ROW).execute();

    await migrateTo('0006-settings-document');
    const { settings, ...others } = await database.selectFrom('businesses').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(settings)).toEqual(SETTINGS);
    expect(others).toEqual({
      key: 'higuera',
      name: 'La Higuera',
      revision: 7,
      version: 3,
      mercado_pago_active: 1,
      mercado_pago_token: 'v1.a.b.c',
      mercado_pago_last4: '7890',
    });

    await migrateTo('0005-session-devices');
    expect(await before.selectFrom('businesses').selectAll().executeTakeFirst()).toEqual(ROW);
  });
});

describe('settingsFromRow', () => {
  it('[NEW-4] a setting, or a field of one, that the document lacks has its default', () => {
    const settings = JSON.stringify({ deliveryTime: '40 minutos', modalInfo: { address: 'Belgrano 1420' } });
    expect(settingsFromRow({ settings })).toEqual({
      ...DEFAULT_SETTINGS,
      deliveryTime: '40 minutos',
      modalInfo: { ...DEFAULT_SETTINGS.modalInfo, address: 'Belgrano 1420' },
    });
  });
});
