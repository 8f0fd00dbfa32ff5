import {
  acceptsOrders,
  formatPrice,
  offeredPayments,
  orderProblems,
  orderText,
  orderTimes,
  orderTimeWords,
  parseAmount,
  priceInCents,
  tablePayments,
  type CheckedLine,
  type DeskText,
  type KeptTable,
  type Order,
  type OrderObstacle,
  type SentOrder,
  unbrokenPrices,
} from '@carta/domain';
import type { OrderMenu } from './read-menu.ts';
import { NO_WORDS, type DinerWords, type OrderChoices } from './stored-order.ts';

/** What the diner chose and typed below the lines. */
export interface OrderForm extends OrderChoices {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly at: number | null;
}

/** Returns what stands in the form at first; `diner` is what the diner typed before, `choices` what was chosen for this order. */
export function newForm(menu: OrderMenu, diner: DinerWords, choices?: OrderChoices): OrderForm {
  const zone = menu.delivery.zones.find(({ key }) => key === diner.zones?.[menu.key]);
  return {
    type: defaultType(menu),
    payment: offeredPayments(menu)[0] ?? null,
    ...NO_WORDS,
    name: diner.name,
    address: diner.address,
    phone: diner.phone ?? '',
    zone: zone ? { key: zone.key, cents: priceInCents(zone.price) } : null,
    ...choices,
  };
}

/**
 * Returns the form of a diner who is at this table, or at none: whoever has just sat down orders to the table, and a further round goes as the one
 * before. Without a table, an order to one waits for its code; `isEmpty` is true if none was begun. [TABLE-5]
 */
export function seatedForm(
  menu: OrderMenu,
  form: OrderForm,
  { table, isEmpty }: { readonly table: KeptTable | null; readonly isEmpty: boolean },
): OrderForm {
  const here = menu.ordering.tables ? table : null;
  const isNew = here !== null && here.token !== form.table?.token;
  const hasLeft = here === null && isEmpty && form.type === 'table';
  const type = isNew ? 'table' : hasLeft ? defaultType(menu) : form.type;
  return { ...form, type, table: here && { token: here.token, title: here.title } };
}

const defaultType = ({ menuTypes }: OrderMenu) => menuTypes[0] ?? 'takeaway';

/** True if the order that the form describes can be taken. [CART-5] [TABLE-6] */
export const takesOrders = (menu: OrderMenu, { type }: Pick<OrderForm, 'type'>) =>
  acceptsOrders(menu, type === 'table');

/** Returns what of the form is kept for the next order. */
export function dinerWords(menu: OrderMenu, { name, address, phone, zone }: OrderForm): DinerWords {
  return { name, address, phone, ...(zone && { zones: { [menu.key]: zone.key } }) };
}

/** Returns the chosen zone as the menu has it, and whether it cost something else when it was chosen; null for none, or one that is gone. */
export function zoneOf({ delivery }: OrderMenu, { type, zone }: OrderForm) {
  const found = type === 'delivery' && zone ? delivery.zones.find(({ key }) => key === zone.key) : undefined;
  return found && zone ? { ...found, was: zone.cents, isChanged: priceInCents(found.price) !== zone.cents } : null;
}

/** Returns the form with today's price of the zone. */
export function changedForm(menu: OrderMenu, form: OrderForm): OrderForm {
  const zone = zoneOf(menu, form);
  return { ...form, zone: zone && { key: zone.key, cents: priceInCents(zone.price) } };
}

/** Returns the order that the form describes, of the lines that can be ordered. */
export function orderOf(menu: OrderMenu, lines: readonly CheckedLine[], form: OrderForm): Order {
  const orderable = lines.filter(({ problem }) => problem === null);
  return {
    lines: orderable.map(({ line, title, price, options }) => ({
      item: { title },
      price,
      quantity: line.quantity,
      options: options.map((option) => option.title),
      note: line.note,
    })),
    type: form.type,
    zone: zoneOf(menu, form),
    table: form.type === 'table' ? (form.table ?? null) : null,
    address: form.type === 'delivery' ? form.address : '',
    payment: paymentOf(menu, form),
    paysWith: form.type !== 'table' && form.payment === 'cash' ? paidCents(form.paysWith) : null,
    name: form.name,
    notes: form.notes,
  };
}

/** At a table, null is to pay there. */
function paymentOf(menu: OrderMenu, form: OrderForm) {
  const isAtTable = form.type === 'table';
  const [offered, chosen] = isAtTable
    ? [tablePayments(menu), form.tablePayment]
    : [offeredPayments(menu), form.payment];
  return offered.find((payment) => payment === chosen) ?? null;
}

/** Returns for when the order is wanted, in ms since 1970; null for as soon as possible, as at a table. */
export const momentOf = ({ type, at }: OrderForm) => (type === 'table' ? null : at);

/** Nobody is called at a table. */
const phoneOf = ({ ordering }: OrderMenu, { type, phone }: OrderForm) =>
  type === 'table' || ordering.phone === 'hidden' ? '' : phone;

/**
 * Returns the message to show and to copy, also while it cannot be sent: then without the cash that is too little. With a desk it says also for
 * when the order is wanted and the phone, and, where the order could not be stored, the last four signs of its key. [ORDER-22]
 */
export function messageOf({ menu, form, now, orderKey, isSent, sending }: MessageState, order: Order): string {
  const isKeyed = orderKey !== '' && (isSent || sending === 'failed');
  const at = momentOf(form);
  const desk: DeskText | undefined = menu.ordering.desk
    ? {
        number: isKeyed ? `…${orderKey.slice(-4)}` : '',
        address: '',
        at: at === null ? '' : orderTimeWords(menu.timeZone, at, now),
        phone: phoneOf(menu, form),
      }
    : undefined;
  const text = orderText(menu, order, desk);
  if (text.ok) return text.value;
  const without = orderText(menu, { ...order, paysWith: null }, desk);
  return without.ok ? without.value : '';
}

interface MessageState {
  readonly menu: OrderMenu;
  readonly form: OrderForm;
  /** In ms since 1970. */
  readonly now: number;
  readonly orderKey: string;
  readonly isSent: boolean;
  readonly sending: string;
}

/** Returns the order as it is sent to a desk, under this key, with the amounts that the diner saw. [ORDER-19] */
export function sentOrder(
  key: string,
  { menu, form }: Pick<MessageState, 'menu' | 'form'>,
  lines: readonly CheckedLine[],
): SentOrder {
  const { zone, address, payment, paysWith, type, name, notes } = orderOf(menu, lines, form);
  const linesTotal = lines.reduce((sum, { line }) => sum + line.cents * line.quantity, 0);
  return {
    key,
    lines: lines.map(({ line: { key: own = '', item, selection, quantity, note, cents } }) => ({
      key: own,
      item,
      selection: Object.fromEntries(Object.entries(selection).map(([group, options]) => [group, [...options]])),
      quantity,
      note,
      cents,
    })),
    type,
    zone: zone ? (form.zone?.key ?? null) : null,
    table: type === 'table' ? (form.table?.token ?? null) : null,
    address,
    name,
    phone: phoneOf(menu, form),
    notes,
    payment,
    paysWith,
    at: momentOf(form),
    total: linesTotal + (zone ? (form.zone?.cents ?? 0) : 0),
    language: LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'es',
  };
}

const LANGUAGES = ['es', 'en', 'pt'] as const;

/** Returns typed cash in cents; null for what is no amount. [ORDER-8] */
export function paidCents(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount.ok ? amount.value : null;
}

/** What keeps the order from being sent, in words, and at which place of the sheet. */
export interface FormProblem {
  readonly place: OrderObstacle['place'];
  readonly words: string;
}

interface FilledForm {
  /** `now` in ms since 1970. */
  readonly state: {
    readonly menu: OrderMenu;
    readonly form: OrderForm;
    readonly now: number;
    /** What the desk has refused, until the diner changes something. */
    readonly refused?: readonly FormProblem[];
  };
  readonly lines: readonly CheckedLine[];
}

/** Returns all that keeps the order from being sent, in the order of the sheet. [ORDER-10] */
export function problemsOf({ state, lines }: FilledForm): FormProblem[] {
  const { menu, form, now, refused = [] } = state;
  const order = orderOf(menu, lines, form);
  const isAtTable = form.type === 'table';
  const isUnclear = !isAtTable && form.payment === 'cash' && form.paysWith.trim() !== '' && order.paysWith === null;
  const { phone } = form;
  const payment = isAtTable ? order.payment : form.payment;
  const paysWith = isUnclear ? 'unclear' : order.paysWith;
  const filled = { ...order, payment, phone, at: momentOf(form), paysWith } as const;
  const found = orderProblems(menu, filled, now).map((obstacle) => ({
    place: obstacle.place,
    words: obstacleWords(obstacle, state),
  }));
  return [...found, ...refused.filter(({ place }) => !found.some((problem) => problem.place === place))];
}

function obstacleWords(obstacle: OrderObstacle, state: ClosedState): string {
  const { menu, now, form } = state;
  const words = cartaWords;
  const { timeZone } = menu;
  switch (obstacle.place) {
    case 'orders':
      return words.takesNoOrders;
    case 'lines':
      return words.checkOrder;
    case 'type':
      return form.type === 'table' && menu.ordering.tables ? words.scanAgain : words.chooseType;
    case 'zone':
      return words.chooseZone;
    case 'minimum':
      return unbrokenPrices(words.belowMinimum(formatPrice(obstacle.minimum)));
    case 'at':
      return 'until' in obstacle ? closedWords(obstacle, state) : words.otherMoment;
    case 'address':
      return words.writeAddress;
    case 'name':
      return words.writeName;
    case 'phone':
      return words.writePhone;
    case 'payment':
      return words.choosePayment;
    case 'paysWith':
      return obstacle.reason === 'unclear' ? words.unclearCash : words.tooLittleCash;
    case 'hours':
      return words.waitsForOpening(words.opening({ open: false, until: obstacle.until }, timeZone, now));
    case 'link':
      return words.tooLong;
  }
}

type ClosedState = Pick<MessageState, 'menu' | 'now' | 'form'>;

/** Until when no orders are taken, and that another moment can be chosen, where there is one. */
export function closedWords(
  { reason, until }: { readonly reason: 'closed' | 'paused'; readonly until: number | null },
  { menu, now, form }: ClosedState,
): string {
  const { opening, pausedUntil, chooseWhen, waitsForOpening } = cartaWords;
  const why = (reason === 'paused' ? pausedUntil : opening)({ open: false, until }, menu.timeZone, now);
  if (form.type !== 'table' && orderTimes(menu, now).length > 0) return chooseWhen(why);
  return reason === 'paused' ? `${why}.` : waitsForOpening(why);
}
