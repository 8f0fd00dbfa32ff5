import {
  formatPrice,
  offeredPayments,
  orderProblems,
  orderText,
  parseAmount,
  priceInCents,
  type CheckedLine,
  type Order,
  type OrderObstacle,
} from '@carta/domain';
import type { OrderMenu } from './read-menu.ts';
import type { DinerWords, OrderChoices } from './stored-order.ts';
import { unbroken } from './ui/unbroken.ts';

/** What the diner chose and typed below the lines. */
export interface OrderForm extends OrderChoices {
  readonly name: string;
  readonly address: string;
}

/** Returns what stands in the form at first; `diner` is what the diner typed before, `choices` what was chosen for this order. */
export function newForm(menu: OrderMenu, diner: DinerWords, choices?: OrderChoices): OrderForm {
  const zone = menu.delivery.zones.find(({ key }) => key === diner.zones?.[menu.key]);
  return {
    type: menu.menuTypes[0] ?? 'takeaway',
    payment: offeredPayments(menu)[0] ?? null,
    paysWith: '',
    notes: '',
    name: diner.name,
    address: diner.address,
    zone: zone ? { key: zone.key, cents: priceInCents(zone.price) } : null,
    ...choices,
  };
}

/** Returns what of the form is kept for the next order. */
export function dinerWords(menu: OrderMenu, { name, address, zone }: OrderForm): DinerWords {
  return { name, address, ...(zone && { zones: { [menu.key]: zone.key } }) };
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
    address: form.type === 'delivery' ? form.address : '',
    payment: offeredPayments(menu).find((payment) => payment === form.payment) ?? null,
    paysWith: form.payment === 'cash' ? paidCents(form.paysWith) : null,
    name: form.name,
    notes: form.notes,
  };
}

/** Returns the message to show and to copy, also while it cannot be sent: then without the cash that is too little. */
export function messageOf(menu: OrderMenu, order: Order): string {
  const text = orderText(menu, order);
  if (text.ok) return text.value;
  const without = orderText(menu, { ...order, paysWith: null });
  return without.ok ? without.value : '';
}

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
  readonly state: { readonly menu: OrderMenu; readonly form: OrderForm; readonly now: number };
  readonly lines: readonly CheckedLine[];
}

/** Returns all that keeps the order from being sent, in the order of the sheet. [ORDER-10] */
export function problemsOf({ state, lines }: FilledForm): FormProblem[] {
  const { menu, form, now } = state;
  const order = orderOf(menu, lines, form);
  const isUnclear = form.payment === 'cash' && form.paysWith.trim() !== '' && order.paysWith === null;
  const filled = { ...order, payment: form.payment, paysWith: isUnclear ? 'unclear' : order.paysWith } as const;
  return orderProblems(menu, filled, now).map((obstacle) => ({
    place: obstacle.place,
    words: obstacleWords(obstacle, menu.timeZone, now),
  }));
}

function obstacleWords(obstacle: OrderObstacle, timeZone: string, now: number): string {
  const words = cartaWords;
  switch (obstacle.place) {
    case 'orders':
      return words.takesNoOrders;
    case 'lines':
      return words.checkOrder;
    case 'type':
      return words.chooseType;
    case 'zone':
      return words.chooseZone;
    case 'minimum':
      return unbroken(words.belowMinimum(formatPrice(obstacle.minimum)));
    case 'address':
      return words.writeAddress;
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
