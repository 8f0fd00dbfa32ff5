import type * as z from 'zod/mini';
import type { Menu } from '../menu/menu.ts';
import type { MenuType } from '../orders/menu-types.ts';
import { hasDelivery } from '../orders/delivery.ts';
import { hasPickupPoint } from '../orders/pickup-point.ts';
import { WHATSAPP_LENGTH } from '../orders/whatsapp.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { oneOf } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

const takesOrders = (menuTypes: readonly MenuType[]) => listOf(menuTypes).length > 0;

/** When a button is shown. [HOME-1] [HOME-4] */
export const ButtonCondition = oneOf(['always', 'takes-orders', 'takeaway', 'delivery']);
export type ButtonCondition = z.infer<typeof ButtonCondition>;

const CONDITIONS: Readonly<Record<ButtonCondition, (menuTypes: readonly MenuType[]) => boolean>> = {
  always: () => true,
  'takes-orders': takesOrders,
  takeaway: hasPickupPoint,
  delivery: hasDelivery,
};

/** What home leads to: the screen that declares the topic. [HOME-5] */
export const ScreenTopic = oneOf([
  'name',
  'logo',
  'menu',
  'whatsapp',
  'qr',
  'visits',
  'hours',
  'delivery',
  'changes',
  'reception',
  'orders',
  'mercadopago',
]);
export type ScreenTopic = z.infer<typeof ScreenTopic>;

/** Returns the path of the first screen that declares the topic; undefined if none does. [HOME-5] */
export function screenFor(
  screens: readonly { readonly path: string; readonly topics?: readonly ScreenTopic[] | undefined }[],
  topic: ScreenTopic,
): string | undefined {
  return listOf(screens).find(({ topics }) => listOf(topics).includes(topic))?.path;
}

/** Returns in how many columns of at most five tiles stand at a desk, so that the last row never holds a single one of several. [HOME-6] */
export function tileColumns(count: number): 1 | 2 | 3 | 4 | 5 {
  const fewest = ([1, 2, 3, 4, 5] as const).find((columns) => columns >= count);
  return fewest ?? ([4, 5, 3] as const).find((columns) => count % columns !== 1) ?? 4;
}

interface ButtonPlace {
  /** Path of the screen that shows the button. */
  readonly in: string;
  readonly order: number;
  readonly when?: ButtonCondition | undefined;
}

/**
 * Returns the buttons of the hub at the path `hub`, each with the path of its screen, sorted by `order` and in groups: each hundred of `order`
 * is one. Leaves out buttons whose condition does not hold for `menuTypes`. [HOME-1] [HOME-3] [HOME-4]
 */
export function buttonGroups<Button extends ButtonPlace>(
  screens: readonly { readonly path: string; readonly button?: Button | undefined }[],
  hub: string,
  menuTypes: readonly MenuType[],
): (Button & { readonly path: string })[][] {
  const buttons = listOf(screens)
    .flatMap(({ path, button }) => (button ? [{ ...button, path }] : []))
    .filter((button) => button.in === hub && CONDITIONS[button.when ?? 'always'](menuTypes))
    .sort((a, b) => a.order - b.order);
  const hundreds = new Map<number, typeof buttons>();
  for (const button of buttons) {
    const hundred = Math.floor(button.order / 100);
    hundreds.set(hundred, [...(hundreds.get(hundred) ?? []), button]);
  }
  return [...hundreds.values()];
}

/** True if orders could arrive in the panel and do not: the business takes some, and its desk is inactive. [HOME-7] */
export function offersReception({
  menuTypes,
  orderDesk = DEFAULT_ORDER_DESK,
}: Pick<Menu, 'menuTypes'> & Partial<Pick<Menu, 'orderDesk'>>): boolean {
  return takesOrders(menuTypes) && !orderDesk.active;
}

/** Text and link of home's warning. [HOME-2] */
export const WHATSAPP_WARNING = {
  text: 'El número de WhatsApp no está configurado para recibir pedidos.',
  link: { path: '/panel/orders/whatsapp', label: 'Configurar ahora' },
} as const;

/** True if home warns: the business takes orders, and its WhatsApp number does not have exactly 10 characters. [HOME-2] */
export function needsWhatsAppWarning({
  menuTypes,
  whatsAppNumber,
}: Pick<Menu, 'menuTypes' | 'whatsAppNumber'>): boolean {
  return takesOrders(menuTypes) && whatsAppNumber.length !== WHATSAPP_LENGTH;
}
