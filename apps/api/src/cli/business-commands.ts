import { Business, BusinessKey, MENU_TYPES, type MenuType } from '@carta/domain';
import { done, failed, type Command, type CommandInput } from './command.ts';

export const businessCreate: Command = {
  usage: 'business create --key CLAVE --name NOMBRE [--menu-types delivery,takeaway]',
  words: ['business', 'create'],
  options: { key: { type: 'string' }, name: { type: 'string' }, 'menu-types': { type: 'string' } },
  required: ['key', 'name'],
  positionals: { least: 0, most: 0 },
  async run({ stores, options: { key, name, 'menu-types': types } }) {
    const menuTypes = typeof types === 'string' ? types.split(',') : [];
    if (!BusinessKey.safeParse(key).success) {
      return failed('--key: son de 2 a 32 letras sin acento, cifras, - o _');
    }
    if (!Business.shape.name.safeParse(name).success) return failed('--name: puede tener hasta 200 caracteres');
    if (!menuTypes.every(isMenuType))
      return failed(`--menu-types: sólo ${MENU_TYPES.join(' y ')}, separados por una coma`);
    const created = await stores.businesses.create(String(key), { name: String(name), menuTypes });
    if (!created.ok) return failed(`Ya existe el negocio ${key}`);
    return done(`Se creó el negocio ${key}: ${created.value.publicUrl}`);
  },
};

export const businessList: Command = {
  usage: 'business list',
  words: ['business', 'list'],
  reads: true,
  options: {},
  required: [],
  positionals: { least: 0, most: 0 },
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
  positionals: { least: 1, most: 1 },
  async run({ stores, storage, positionals: [key = ''] }) {
    const deleted = await deleteBusiness({ stores, storage }, key);
    return deleted ? done(`Se eliminó el negocio ${key}`) : failed(`No existe el negocio ${key}`);
  },
};

/** Deletes a business with all that is its own, files last; returns whether there was one. */
export async function deleteBusiness(
  { stores, storage }: Pick<CommandInput, 'stores' | 'storage'>,
  key: string,
): Promise<boolean> {
  if (!(await stores.businesses.delete(key))) return false;
  for (const name of await storage.list(key)) await storage.delete(name);
  return true;
}

function isMenuType(text: string): text is MenuType {
  return MENU_TYPES.some((type) => type === text);
}
