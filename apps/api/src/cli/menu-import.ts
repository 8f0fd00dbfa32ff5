import {
  faultPlace,
  OPERATOR,
  readTable,
  rowsToFile,
  tableProblem,
  TOO_MANY_GROUPS,
  TOO_MANY_MESSAGES,
  type FileEffect,
  type FileIssue,
  type ImportMode,
  type MenuFile,
  type ParsedFile,
} from '@carta/domain';
import { MAX_FILE_BYTES, readMenuFile, TOO_LARGE } from '@carta/menu-file';
import { unstorableIssues } from '../http/unstorable-issues.ts';
import { readFileBytes } from '../storage/read-file-bytes.ts';
import { jsonFileOf } from '../storage/read-json-file.ts';
import { done, failed, misused, refusedFile, type Command } from './command.ts';

const NOTHING_IMPORTED = 'No se importó nada.';

const MODES: readonly string[] = ['add', 'update', 'replace'] satisfies ImportMode[];

export const menuImport: Command = {
  usage:
    'menu import ARCHIVO --business CLAVE [--mode add|update|replace] [--rest add|skip] [--replace] [--dry-run] (sin --mode agrega todo)',
  words: ['menu', 'import'],
  options: {
    business: { type: 'string' },
    mode: { type: 'string' },
    rest: { type: 'string' },
    replace: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  required: ['business'],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [file = ''], options: { business, mode, rest, replace, 'dry-run': isDry } }) {
    if (mode !== undefined && !MODES.includes(String(mode)))
      return misused('--mode: tiene que ser add, update o replace');
    if (rest !== undefined && rest !== 'add' && rest !== 'skip') return misused('--rest: tiene que ser add o skip');
    const read = await readFileBytes(file, { maxBytes: MAX_FILE_BYTES, tooLarge: TOO_LARGE });
    if (!read.ok) return failed(read.problem);
    const bytes = read.value;
    const parsed = await menuIn(bytes, file);
    if (!parsed.ok) {
      // Says where JSON is broken.
      const json = file.endsWith('.json')
        ? await jsonFileOf(file, { size: async () => bytes.length, read: async () => bytes })
        : null;
      return json?.ok === false ? failed(json.problem) : refusedFile(file, parsed.issues, NOTHING_IMPORTED);
    }
    const unstorable = unstorableIssues(parsed.value);
    if (unstorable.length > 0) return refusedFile(file, unstorable, NOTHING_IMPORTED);
    const way = {
      ...(mode !== undefined && { mode: String(mode) as ImportMode }),
      ...restOf(rest),
      replace: replace === true,
    };
    const name = String(business);
    const checked = await stores.menus.checkImport(name, parsed.value, way);
    if (!checked.ok) return failed(whyNotImported(checked.reason, name));
    const effect = effectLines(checked.value.effect);
    if (isDry === true) return done(`Se importaría en ${name}, sin cambiar nada todavía:`, ...effect);
    const imported = await stores.menus.import(name, parsed.value, {
      ...way,
      by: OPERATOR,
      // What is told as done must be what is done.
      ...(mode !== undefined && { revision: checked.value.revision }),
    });
    if (!imported.ok) return failed(whyNotImported(imported.reason, name));
    const { categories, items } = imported.value;
    const summary = `Se importaron ${categories} categorías y ${items} productos en ${name}`;
    return mode === undefined ? done(summary) : done(summary, ...effect);
  },
};

function restOf(rest: unknown): { rest?: 'add' | 'skip' } {
  return rest === 'add' || rest === 'skip' ? { rest } : {};
}

/** Returns the menu in a file of any kind. Refuses with every fault: what an owner would be asked is one too. */
async function menuIn(bytes: Uint8Array, file: string): Promise<ParsedFile<MenuFile>> {
  const content = await readMenuFile(bytes, file);
  if (content.kind === 'refused') return { ok: false, issues: [{ path: '', message: content.message }] };
  if (content.kind === 'menu') return content.parsed;
  const table = readTable(content.sheets);
  const issues: FileIssue[] = [
    ...table.missing.map((field) => ({
      path: '',
      message: field === 'title' ? 'Falta la columna «Nombre»' : 'Falta la columna «Precio»',
    })),
    ...table.columns
      .filter(({ isSure }) => !isSure)
      .map(({ header }) => ({
        path: `Columna «${header}»`,
        message: 'No está claro qué es. Cambia su encabezado, por ejemplo por «Precio»',
      })),
    ...table.faults
      .toSorted((a, b) => a.row - b.row)
      .map((fault) => ({
        path: faultPlace(fault),
        message: fault.cell === '' ? fault.message : `${fault.message}: ${fault.cell}`,
      })),
  ];
  if (table.needsCategory) issues.push({ path: '', message: 'Falta la columna «Categoría»' });
  const read = rowsToFile(table.products);
  const problem = issues.length === 0 ? tableProblem(read) : '';
  if (problem !== '') issues.push({ path: '', message: problem });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: read.file };
}

/** What an import does, a line each. */
function effectLines(effect: FileEffect): string[] {
  const counts: [string, number][] = [
    ['Van a la papelera', effect.removed.length],
    ['Dejan de ser destacados', effect.unfeatured.length],
    ['Cambian de precio', effect.repriced.length],
    ['Tienen tamaños: su precio no cambia', effect.sized?.length ?? 0],
    ['Se agregan', effect.added.length],
    ['Se ocultan', effect.hidden.length],
    ['Vuelven a la venta', effect.shown.length],
    ['Otros cambios', effect.changed.length],
    ['Quedan igual', effect.equal.length],
    ['No están en el archivo y se quedan', effect.kept.length],
    ['Quedan afuera', effect.skipped.length],
  ];
  return counts.filter(([, count]) => count > 0).map(([what, count]) => `${what}: ${count}`);
}

function whyNotImported(reason: string, business: string): string {
  if (reason === 'too-many-items' || reason === 'too-many-categories')
    return `${TOO_MANY_MESSAGES[reason]}. ${NOTHING_IMPORTED}`;
  if (reason === 'too-many-groups') return `${TOO_MANY_GROUPS}. ${NOTHING_IMPORTED}`;
  if (reason === 'menu-changed') return `Alguien cambió el menú mientras tanto. ${NOTHING_IMPORTED}`;
  return `No existe el negocio ${business}`;
}
