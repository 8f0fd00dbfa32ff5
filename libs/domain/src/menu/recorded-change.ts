import { DONE_NAMES, lastChangeText, type LastChange } from './last-change.ts';
import { dayAndMinute } from '../texts/short-date.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** What a recorded change is: something done to records, an import, or saved settings. [CHANGE-3] */
export const RECORDED_KINDS = [...DONE_NAMES, 'imported', 'settings'] as const;
export type RecordedKind = (typeof RECORDED_KINDS)[number];

/** What the panel calls the settings; those without a name of their own are the configuration. */
const SETTING_NAMES: Readonly<Record<string, string>> = {
  name: 'Nombre',
  style: 'Personalización',
  logo: 'Logo',
  board: 'Pizarra y WiFi',
  modalInfo: 'Información',
  contactButton: 'Botón de contacto',
  whatsAppNumber: 'Número de WhatsApp',
  deliveryTime: 'Tiempo de entrega',
  paymentMethods: 'Medios de pago',
  pickupPoint: 'Punto de retiro',
  menuTypes: 'Tipos de pedido',
  timeZone: 'Zona horaria',
  hours: 'Horarios de atención',
  closures: 'Feriados y cierres',
  legal: 'Datos legales',
  delivery: 'Envíos',
  transfer: 'Transferencia',
  publicPdf: 'Menú en PDF',
  pageNotice: 'Aviso para comensales',
  orderDesk: 'Recepción de pedidos',
  tables: 'Mesas',
  mercadoPago: 'MercadoPago',
};

/** What the editor calls the columns of records. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  title: 'nombre',
  description: 'descripción',
  price_cents: 'precio',
  image_url: 'imagen',
  show: 'visibilidad',
  sold_out_until: 'agotado hoy',
  allergens: 'alérgenos',
  diets: 'dietas',
  option_groups: 'opciones',
  options: 'opciones',
  availability: 'horario',
  pricing: 'tipo de precio',
  least: 'cuántas opciones',
  most: 'cuántas opciones',
};

const LIST = new Intl.ListFormat('es-AR');

/** The most titles that a change of several records names. */
const MOST_TITLES = 3;

/** A recorded change with the titles of its records as they are now. */
export interface RecordedChange {
  readonly what: RecordedKind;
  readonly kind: LastChange['kind'];
  /** Of the changed records, or the fields of the settings. */
  readonly titles: readonly string[];
  /** How many records were changed, of each kind. */
  readonly records: { readonly categories: number; readonly items: number; readonly groups: number };
  /** How many items an import added, and how many it moved to the trash. */
  readonly added?: number;
  readonly removed?: number;
  /** How many prices were changed. */
  readonly repriced?: number;
  /** Titles of the categories that an item left and entered; '' for one that is gone. */
  readonly into?: { readonly from: string; readonly to: string };
  /** The changed columns of one record. */
  readonly columns?: readonly string[];
  /** 0-based indexes among the siblings, and the title of the category that holds them; '' at level 1. */
  readonly place?: { readonly from: number; readonly to: number; readonly within: string };
}

/** Before the number of records: of one, and of several. */
const COUNTED: Partial<Record<RecordedKind, readonly [one: string, several: string]>> = {
  hidden: ['Se ocultó', 'Se ocultaron'],
  shown: ['Volvió a la vista', 'Volvieron a la vista'],
  'sold-out': ['Agotado hoy:', 'Agotados hoy:'],
  'sold-out-until-back': ['Agotado:', 'Agotados:'],
  'back-on-sale': ['Otra vez a la venta:', 'Otra vez a la venta:'],
  deleted: ['Se eliminó', 'Se eliminaron'],
  moved: ['Se movió', 'Se movieron'],
  added: ['Se agregó', 'Se agregaron'],
  restored: ['Se recuperó', 'Se recuperaron'],
};

/** Returns a change in words: what was done, and to what; what is no number counts as 0. `at` in ms since 1970. [CHANGE-3] */
export function recordedChangeText(
  change: RecordedChange,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
): { text: string; detail: string } {
  const { what, kind, records, place, into } = change;
  const titles = listOf(change.titles);
  const repriced = numberOr(change.repriced, 0);
  const [title = ''] = titles;
  const count = [records.categories, records.items, records.groups].reduce((sum, each) => sum + numberOr(each, 0), 0);
  if (what === 'settings') return { text: settingsText(titles), detail: '' };
  if (what === 'imported')
    return { text: `Importación del ${dayAndMinute(at, timeZone)}`, detail: importedText(change) };
  if (kind === 'menu') {
    const detail = listed(titles, count);
    if (what === 'priced') return { text: countedText(repriced, 'precio cambiado', 'precios cambiados'), detail };
    if (count === 0) return { text: lastChangeText({ kind, done: what, title }), detail };
    const [one, several] = COUNTED[what] ?? ['Se editó', 'Se editaron'];
    return { text: `${count === 1 ? one : several} ${recordsText(change)}`, detail };
  }
  if (what === 'deleted' && title)
    return { text: `Se eliminó «${title}»`, detail: kind === 'category' ? recordsText(change) : '' };
  if (what === 'moved' && place && place.from !== place.to)
    return {
      text: movedText(title, place.to),
      detail: `${place.within ? `En ${place.within}, estaba` : 'Estaba'} en ${placeWords(place.from)}`,
    };
  if (what === 'moved' && into?.to)
    return { text: `${title} pasó a «${into.to}»`, detail: into.from && `Estaba en «${into.from}»` };
  return { text: lastChangeText({ kind, done: what, title }), detail: what === 'edited' ? columnsText(change) : '' };
}

/** Returns a move among siblings in words, 'Provoleta pasó al lugar 2'; 'a otro lugar' for what is no index. `toIndex` is 0-based. [CHANGE-3] */
export function movedText(title: string, toIndex: number): string {
  return `${title} pasó ${Number.isFinite(toIndex) ? `al lugar ${toIndex + 1}` : 'a otro lugar'}`;
}

/** 'el 2' of a 0-based index; 'otro lugar' for what is none. */
function placeWords(index: number): string {
  return Number.isFinite(index) ? `el ${index + 1}` : 'otro lugar';
}

/** 'Nombre y descripción': what an edit of one record changed. */
function columnsText({ columns }: RecordedChange): string {
  const names = [...new Set(listOf(columns).map((column) => COLUMN_NAMES[column] ?? 'otros datos'))];
  const text = LIST.format(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function settingsText(fields: readonly string[]): string {
  const names = fields.map((field) => SETTING_NAMES[field] ?? 'Configuración');
  return `${[...new Set(names)].join(', ')}: guardado`;
}

function importedText({ added = 0, removed = 0, repriced = 0 }: RecordedChange): string {
  return [
    ...someText(repriced, 'precio', 'precios'),
    ...someText(added, 'producto nuevo', 'productos nuevos'),
    ...someText(removed, 'producto', 'productos').map((words) => `${words} a la papelera`),
  ].join(', ');
}

function recordsText({ records: { categories, items, groups } }: RecordedChange): string {
  return LIST.format([
    ...someText(categories, 'categoría', 'categorías'),
    ...someText(items, 'producto', 'productos'),
    ...someText(groups, 'grupo', 'grupos'),
  ]);
}

/** The count in words; nothing for none, and for what is no number. */
function someText(count: number, one: string, many: string): string[] {
  return numberOr(count, 0) > 0 ? [countedText(count, one, many)] : [];
}

function listed(titles: readonly string[], count: number): string {
  const named = titles.filter(Boolean).slice(0, MOST_TITLES).join(', ');
  const others = count - Math.min(titles.length, MOST_TITLES);
  return named && others > 0 ? `${named} y ${others} más` : named;
}

function countedText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`;
}
