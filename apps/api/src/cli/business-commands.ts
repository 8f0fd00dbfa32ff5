import { Business, BusinessKey, MENU_TYPES, MenuTypes } from '@carta/domain';
import { demoBusinesses, removeDemoContent } from '../demo-accounts.ts';
import { done, failed, type Command, type CommandInput } from './command.ts';

export const businessCreate: Command = {
  usage: 'business create --key CLAVE --name NOMBRE [--menu-types delivery,takeaway]',
  words: ['business', 'create'],
  options: { key: { type: 'string' }, name: { type: 'string' }, 'menu-types': { type: 'string' } },
  required: ['key', 'name'],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { key, name, 'menu-types': types } }) {
    const menuTypes = MenuTypes.safeParse(typeof types === 'string' ? types.split(',') : []);
    if (!BusinessKey.safeParse(key).success) {
      return failed('--key: son de 2 a 32 letras sin acento, cifras, - o _');
    }
    if (!Business.shape.name.safeParse(name).success) return failed('--name: puede tener hasta 200 caracteres');
    if (!menuTypes.success) return failed(`--menu-types: sólo ${MENU_TYPES.join(' y ')}, separados por una coma`);
    const created = await stores.businesses.create(String(key), { name: String(name), menuTypes: menuTypes.data });
    if (!created.ok) return failed(`Ya existe el negocio ${key}`);
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
    const businesses = await stores.businesses.list();
    const lines = businesses.map(({ key, name }) => `${key}  ${name}`);
    return done(...(lines.length === 0 ? ['No hay negocios'] : lines));
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
    return deleted ? done(`Se eliminó el negocio ${key}`) : failed(`No existe el negocio ${key}`);
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

/** Deletes a business with its data and, last, its files; returns false for an unknown business. */
async function deleteBusiness(
  { stores, storage }: Pick<CommandInput, 'stores' | 'storage'>,
  key: string,
): Promise<boolean> {
  if (!(await stores.businesses.delete(key))) return false;
  for (const name of await storage.list(key)) await storage.delete(name);
  return true;
}
