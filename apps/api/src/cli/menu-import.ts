import { parseMenuFile, TOO_MANY_GROUPS, TOO_MANY_MESSAGES } from '@carta/domain';
import { unstorableIssues } from '../http/unstorable-issues.ts';
import { done, failed, refusedFile, type Command } from './command.ts';
import { readJsonFile } from '../storage/read-json-file.ts';

const NOTHING_IMPORTED = 'No se importó nada.';

export const menuImport: Command = {
  usage: 'menu import ARCHIVO --business CLAVE [--replace] (agrega al menú, o lo reemplaza)',
  words: ['menu', 'import'],
  options: { business: { type: 'string' }, replace: { type: 'boolean' } },
  required: ['business'],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [file = ''], options: { business, replace } }) {
    const read = await readJsonFile(file);
    if (!read.ok) return failed(read.problem);
    const parsed = parseMenuFile(read.value);
    if (!parsed.ok) return refusedFile(file, parsed.issues, NOTHING_IMPORTED);
    const unstorable = unstorableIssues(parsed.value);
    if (unstorable.length > 0) return refusedFile(file, unstorable, NOTHING_IMPORTED);
    const imported = await stores.menus.import(String(business), parsed.value, { replace: replace === true });
    if (!imported.ok) return failed(whyNotImported(imported.reason, String(business)));
    const { categories, items } = imported.value;
    return done(`Se importaron ${categories} categorías y ${items} productos en ${business}`);
  },
};

function whyNotImported(reason: string, business: string): string {
  if (reason === 'too-many-items' || reason === 'too-many-categories')
    return `${TOO_MANY_MESSAGES[reason]}. ${NOTHING_IMPORTED}`;
  if (reason === 'too-many-groups') return `${TOO_MANY_GROUPS}. ${NOTHING_IMPORTED}`;
  return `No existe el negocio ${business}`;
}
