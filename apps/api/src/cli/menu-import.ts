import { parseMenuFile, type FileIssue } from '@carta/domain';
import { pathText, UNSTORABLE, unstorableTexts } from '../database/unstorable-texts.ts';
import { done, failed, type Command, type CommandResult } from './command.ts';
import { readJsonFile } from '../read-json-file.ts';

export const menuImport: Command = {
  usage: 'menu import ARCHIVO --business CLAVE [--replace] (agrega al menú, o lo reemplaza)',
  words: ['menu', 'import'],
  options: { business: { type: 'string' }, replace: { type: 'boolean' } },
  required: ['business'],
  positionals: { least: 1, most: 1 },
  async run({ stores, positionals: [file = ''], options: { business, replace } }) {
    const read = await readJsonFile(file);
    if (!read.ok) return failed(read.problem);
    const parsed = parseMenuFile(read.value);
    if (!parsed.ok) return refuse(file, parsed.issues);
    const unstorable = unstorableTexts(parsed.value);
    if (unstorable.length > 0)
      return refuse(
        file,
        unstorable.map((path) => ({ path: pathText(path), message: UNSTORABLE })),
      );
    const imported = await stores.menus.import(String(business), parsed.value, { replace: replace === true });
    if (!imported.ok) return failed(`No existe el negocio ${business}`);
    const { categories, items } = imported.value;
    return done(`Se importaron ${categories} categorías y ${items} productos en ${business}`);
  },
};

function refuse(file: string, issues: readonly FileIssue[]): CommandResult {
  return failed(...issues.map(({ path, message }) => `${path || file}: ${message}`), 'No se importó nada.');
}
