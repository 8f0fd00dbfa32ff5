import { Business, BusinessKey, MENU_TYPES, type MenuType } from '@carta/domain';
import { done, failed, type Command } from './command.ts';

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

function isMenuType(text: string): text is MenuType {
  return MENU_TYPES.some((type) => type === text);
}
