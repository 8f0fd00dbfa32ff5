import { writeFile } from 'node:fs/promises';
import { ordersCsv, VisitRange } from '@carta/domain';
import { done, failed, found, misused, refusedOptions, type Command } from './command.ts';

export const orderErase: Command = {
  usage: 'order erase PEDIDO | --phone NÚMERO --business CLAVE (borra lo que escribió el comensal, sin preguntar)',
  words: ['order', 'erase'],
  options: { business: { type: 'string' }, phone: { type: 'string' } },
  required: ['business'],
  positionals: { min: 0, max: 1 },
  // The audit is kept longer than what a diner wrote.
  audited: ({ positionals: [key], options: { business } }) =>
    `order erase ${key ?? '--phone …'} --business ${String(business)}`,
  async run({ stores: { orders, menus }, positionals: [key], options: { business, phone } }) {
    if ((key === undefined) === (phone === undefined)) return misused('PEDIDO o --phone NÚMERO: uno de los dos');
    if (!(await menus.read(String(business)))) return failed(`No existe el negocio ${business}`);
    const erased =
      key === undefined
        ? await orders.erasePhone(String(business), String(phone))
        : [await orders.erase(String(business), key)].filter((order) => order !== null);
    if (erased.length === 0) return failed('No hay ningún pedido así');
    return done(
      `Se borró lo que escribió el comensal en ${erased.length} ${erased.length === 1 ? 'pedido' : 'pedidos'}`,
    );
  },
};

export const orderExport: Command = {
  usage:
    'order export --business CLAVE [--from DÍA --to DÍA | --phone NÚMERO] [ARCHIVO] (los pedidos como CSV; con --phone, los de un comensal)',
  words: ['order', 'export'],
  options: {
    business: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    phone: { type: 'string' },
  },
  required: ['business'],
  positionals: { min: 0, max: 1 },
  // The audit is kept longer than what a diner wrote.
  audited: ({ options: { business, from, to, phone } }) =>
    ['order export --business', business, from && `--from ${from}`, to && `--to ${to}`, phone && '--phone …']
      .filter(Boolean)
      .join(' '),
  async run({ stores: { orders, menus }, positionals: [file], options: { business, from, to, phone } }) {
    const menu = await menus.read(String(business));
    if (!menu) return failed(`No existe el negocio ${business}`);
    const range = from === undefined && to === undefined ? null : VisitRange.safeParse({ from, to });
    if (range && !range.success) return refusedOptions(range.error);
    if (range && phone !== undefined) return misused('--from y --to, o --phone: uno de los dos');
    const exported =
      phone === undefined
        ? await orders.between(String(business), range ? range.data : null)
        : await orders.ofPhone(String(business), String(phone));
    if (phone !== undefined && exported.length === 0) return failed('No hay ningún pedido así');
    const text = ordersCsv(exported, menu.timeZone);
    if (file === undefined) return found({ lines: [text.trimEnd()], json: exported });
    try {
      await writeFile(file, text, { mode: 0o600 });
    } catch {
      return failed(`${file}: no se puede escribir`);
    }
    return done(`Se exportaron ${exported.length} pedidos a ${file}`);
  },
};
