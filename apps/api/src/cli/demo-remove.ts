import { demoBusinesses, removeDemoContent } from '../demo-accounts.ts';
import { deleteBusiness } from './business-commands.ts';
import { done, type Command } from './command.ts';

export const demoRemove: Command = {
  usage: 'demo remove                                      (elimina los negocios y las cuentas de la demo)',
  words: ['demo', 'remove'],
  options: {},
  required: [],
  positionals: { least: 0, most: 0 },
  async run({ stores, storage }) {
    const keys = await demoBusinesses(stores);
    for (const key of keys) await deleteBusiness({ stores, storage }, key);
    await removeDemoContent(stores);
    return done(keys.length === 0 ? 'No hay cuentas de la demo' : `Se eliminaron los negocios ${keys.join(', ')}`);
  },
};
