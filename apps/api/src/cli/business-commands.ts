import { BusinessKey, BusinessName, DEFAULT_ORDER_DESK, MENU_TYPES, MenuTypes } from '@carta/domain';
import { moment } from '@carta/publishing';
import type { OpenedStores } from '../stores.ts';
import { demoBusinesses, removeDemoContent } from '../demo-accounts.ts';
import { done, failed, listed, misused, type Command, type CommandInput } from './command.ts';

export const businessCreate: Command = {
  usage: 'business create --key CLAVE --name NOMBRE [--menu-types delivery,takeaway]',
  words: ['business', 'create'],
  options: { key: { type: 'string' }, name: { type: 'string' }, 'menu-types': { type: 'string' } },
  required: ['key', 'name'],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { key, name, 'menu-types': types } }) {
    const menuTypes = MenuTypes.safeParse(typeof types === 'string' ? types.split(',') : []);
    if (!BusinessKey.safeParse(key).success) {
      return misused('--key: son de 2 a 32 letras sin acento, cifras, - o _');
    }
    const problem = nameProblem(name);
    if (problem !== undefined) return misused(`--name: ${problem}`);
    if (!menuTypes.success) return misused(`--menu-types: sólo ${MENU_TYPES.join(' y ')}, separados por una coma`);
    const created = await stores.businesses.create(String(key), {
      name: String(name),
      menuTypes: menuTypes.data,
      orderDesk: { ...DEFAULT_ORDER_DESK, active: true },
    });
    if (!created.ok)
      return failed(`Ya existe el negocio ${(await stores.businesses.keyInAnyCase(String(key))) ?? key}`);
    return done(`Se creó el negocio ${key}: ${created.value.publicUrl}`);
  },
};

export const businessList: Command = {
  usage: 'business list',
  words: ['business', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores }) {
    return listed(await stores.businesses.list(), ({ key, name }) => `${key}  ${name}`, 'No hay negocios');
  },
};

/** Returns why a business cannot have this name; undefined if it can. [NAME-1] */
const nameProblem = (name: unknown) => BusinessName.safeParse(name).error?.issues[0]?.message;

export const businessRename: Command = {
  usage: 'business rename CLAVE NOMBRE                     (el nombre que ven los comensales; la clave queda)',
  words: ['business', 'rename'],
  options: {},
  required: [],
  positionals: { min: 2, max: 2 },
  async run({ stores, positionals: [key = '', name = ''] }) {
    const problem = nameProblem(name);
    if (problem !== undefined) return misused(`NOMBRE: ${problem}`);
    const saved = await stores.businesses.save(key, { name });
    return saved.ok ? done(`El negocio ${key} se llama ahora ${name}`) : failed(`No existe el negocio ${key}`);
  },
};

export const businessDelete: Command = {
  usage: 'business delete CLAVE                            (con su menú, sus cuentas y sus imágenes, sin preguntar)',
  words: ['business', 'delete'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, storage, positionals: [key = ''] }) {
    const deleted = await deleteBusiness({ stores, storage }, key);
    return deleted
      ? done(`Se eliminó el negocio ${key}`, ...(await backupsThatHold(stores)))
      : failed(`No existe el negocio ${key}`);
  },
};

export const demoRemove: Command = {
  usage: 'demo remove                                      (elimina los negocios y las cuentas de la demo)',
  words: ['demo', 'remove'],
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores, storage }) {
    const keys = await demoBusinesses(stores);
    for (const key of keys) await deleteBusiness({ stores, storage }, key);
    await removeDemoContent(stores);
    return done(keys.length === 0 ? 'No hay cuentas de la demo' : `Se eliminaron los negocios ${keys.join(', ')}`);
  },
};

export const businessExport: Command = {
  usage: 'business export CLAVE ARCHIVO                    (todo lo de un negocio, para llevarlo a otra instalación)',
  words: ['business', 'export'],
  options: {},
  required: [],
  positionals: { min: 2, max: 2 },
  async run({ stores, storage, positionals: [key = '', file = ''] }) {
    const saved = await stores.businessArchives.export(file, key, storage);
    if (saved.ok)
      return done(`Se guardó el negocio ${key} en ${file}, con sus cuentas y ${saved.value.files} archivos`);
    return failed(saved.reason === 'not-found' ? `No existe el negocio ${key}` : NEWER);
  },
};

export const businessImport: Command = {
  usage: 'business import ARCHIVO                          (agrega un negocio de otra instalación)',
  words: ['business', 'import'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, storage, positionals: [file = ''] }) {
    const added = await stores.businessArchives.import(file, storage);
    if (!added.ok) return failed(`${file}: ${WHY_NOT_ADDED[added.reason]}`, 'No se cambió nada.');
    const { business, files } = added.value;
    return done(`Se agregó el negocio ${business}, con sus cuentas y ${files} archivos`);
  },
};

const NEWER = 'La base de datos es de una versión más nueva de Carta: actualice el programa';

type Imported = Awaited<ReturnType<OpenedStores['businessArchives']['import']>>;

const WHY_NOT_ADDED: Record<Extract<Imported, { ok: false }>['reason'], string> = {
  'no-file': 'no existe',
  'no-business': 'no es un negocio de Carta, o está incompleto o dañado',
  newer: 'es de una versión más nueva de Carta: actualice el programa',
  'business-exists': 'ya existe un negocio con esa clave, en mayúsculas o minúsculas',
  'email-exists': 'ya existe una cuenta con uno de sus emails',
};

/** Says until when backups hold what was deleted. */
async function backupsThatHold({ backupRuns }: Pick<CommandInput, 'stores'>['stores']): Promise<string[]> {
  const runs = (await backupRuns.list()).filter(({ succeededAt }) => succeededAt !== null);
  if (runs.length === 0) return ['Las copias de antes, si las hay, todavía lo tienen'];
  return runs.map(
    ({ target, succeededAt, every }) =>
      `Las copias en ${target} hasta la del ${moment(succeededAt ?? 0)} todavía lo tienen: se borran de a una, cada ${every / 3_600_000} horas`,
  );
}

/** Deletes a business with its data and, last, its files; returns false for an unknown business. */
async function deleteBusiness(
  { stores, storage }: Pick<CommandInput, 'stores' | 'storage'>,
  key: string,
): Promise<boolean> {
  if (!(await stores.businesses.delete(key))) return false;
  for (const name of await storage.list(key)) await storage.delete(name);
  return true;
}
