import * as z from 'zod/mini';
import {
  FileEffect,
  IMPORT_MODES,
  Key,
  MAX_CATEGORIES,
  MAX_MENU_FILE_BYTES,
  Menu,
  MenuFile,
  OPTION_LIMITS,
} from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { MenuPath } from './paths.ts';

/** Returns the whole menu, its records sorted by order within their parent. [MENU-2] */
export const menu = defineCall({
  ...routes.menu,
  access: 'owner',
  locks: false,
  params: MenuPath,
  response: Menu,
  etag: true,
  refuses: ['not-found'],
  status: 200,
  summary: 'El menú entero, ordenado, con ETag',
});

/** Returns the menu as a PDF. Refuses as `unavailable` while it cannot be rendered. */
export const menuPdf = defineCall({
  ...routes.menuPdf,
  access: 'owner',
  locks: false,
  params: MenuPath,
  media: 'application/pdf',
  etag: true,
  refuses: ['not-found', 'unavailable'],
  status: 200,
  summary: 'El menú en PDF',
});

/** Returns the menu as a file for other tools. [FILE-1] */
export const menuFile = defineCall({
  ...routes.menuFile,
  access: 'owner',
  locks: false,
  params: MenuPath,
  response: MenuFile,
  refuses: ['not-found'],
  status: 200,
  summary: 'El menú como archivo, para guardarlo o llevarlo a otro lado',
});

const MOST_IMPORTED = MAX_CATEGORIES + OPTION_LIMITS.groups;

const importedKeys = z
  .array(Key, { error: 'Tiene que ser una lista' })
  .check(z.maxLength(MOST_IMPORTED, { error: `Puede tener hasta ${MOST_IMPORTED} claves` }));

/** What an import did: keys of the main categories and option groups that it added to the menu, and of those that it moved to the trash. */
export const ImportEffect = z.object({ added: importedKeys, removed: importedKeys });
export type ImportEffect = z.infer<typeof ImportEffect>;

const way = {
  mode: z.optional(z.enum(IMPORT_MODES, { error: 'Tiene que ser add, update o replace' })),
  /** 'update': whether what stands only in the file is added. 'add': 'add' adds what is there already once more. */
  rest: z.optional(z.enum(['add', 'skip'], { error: 'Tiene que ser add o skip' })),
  /** Of callers that know no modes: true means 'replace', false adds all of the file. */
  replace: z.optional(z.boolean({ error: 'Tiene que ser sí o no' })),
};

/**
 * Imports a file; returns how many of its categories and items are in the menu, and by what it is undone: `change`, null if nothing changed.
 * Refuses a file that breaks a rule or a limit as `invalid`, a menu at another revision than `revision` as `conflict`, and another change of many
 * records (an import, several at once, a restoration, an undo) that is under way as `busy`; then nothing is changed. [FILE-18] [LIMIT-1]
 */
export const importMenu = defineCall({
  ...routes.importMenu,
  access: 'owner',
  locks: true,
  params: MenuPath,
  body: z.object({ file: MenuFile, ...way, revision: z.optional(z.int({ error: 'Tiene que ser un número entero' })) }),
  /** `change` undoes it too, null if nothing was changed. [CHANGE-4] */
  response: z.object({
    categories: z.int(),
    items: z.int(),
    effect: ImportEffect,
    change: z.optional(z.nullable(Key)),
  }),
  // The file and the object around it.
  maxBody: MAX_MENU_FILE_BYTES + 100,
  refuses: ['not-found', 'conflict', 'busy'],
  status: 200,
  summary: 'Importa un archivo: actualiza el menú, le agrega o lo reemplaza',
});

/** Returns what importing a file would do, and the menu's revision for which that holds; changes nothing. [FILE-18] */
export const checkMenuFile = defineCall({
  ...routes.checkMenuFile,
  access: 'owner',
  locks: false,
  params: MenuPath,
  body: z.object({ file: MenuFile, ...way }),
  response: z.object({ effect: FileEffect, revision: z.int() }),
  maxBody: MAX_MENU_FILE_BYTES + 100,
  refuses: ['not-found'],
  status: 200,
  summary: 'Dice qué cambia al importar un archivo, sin cambiar nada',
});

/**
 * Undoes an import: moves what it added to the trash and restores what it removed, with keys, pictures, orders and the sequence of the
 * featured items. Skips what is no longer there. [TRASH-4]
 */
export const undoImport = defineCall({
  ...routes.undoImport,
  access: 'owner',
  locks: true,
  params: MenuPath,
  body: ImportEffect,
  response: z.object({ categories: z.int(), items: z.int() }),
  refuses: ['not-found', 'conflict', 'busy'],
  status: 200,
  summary: 'Deshace una importación: vuelve el menú de antes',
});

/** A stream of server-sent events: `current` with the menu's ETag at its start, `menu` with the new one after each change, `orders` with their revision after each change of an order. Whoever shows the orders as they come asks for `live=orders`: diners are told where nobody does. Refuses too many open streams as `rate-limited`. */
export const events = defineCall({
  ...routes.events,
  access: 'owner',
  locks: false,
  query: z.object({ live: z.optional(z.literal('orders', { error: 'Sólo puede ser orders' })) }),
  media: 'text/event-stream',
  refuses: ['not-found', 'rate-limited'],
  status: 200,
  summary:
    'Eventos mientras dura la sesión: `current`, con el ETag del menú, al empezar; `menu`, con el nuevo, tras cada cambio; `orders`, tras cada cambio de un pedido. Quien muestra los pedidos pide `live=orders`: si nadie lo hace, los comensales leen que el local puede tardar en responder',
});
