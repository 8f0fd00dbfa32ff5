import type { Menu } from '../menu/menu.ts';
import { isWhatsAppNumber } from '../orders/whatsapp.ts';
import { DEFAULT_PRICE, priceInCents } from '../prices/price.ts';
import { offersReception, type ScreenTopic } from './home.ts';
import { listOf } from '../list-of.ts';

/** Items with a name and a price that a menu needs before it is published. [FIRST-3] */
const ENOUGH_ITEMS = 10;

/** One step of a new business towards a published menu. */
export interface FirstStep {
  readonly title: string;
  /** '' if there is nothing to add to the title. */
  readonly detail: string;
  /** What the step's button says. */
  readonly action: string;
  /** What the screen does on which the step is taken. */
  readonly topic: ScreenTopic;
  /** 0 to 1; 1 if it is done. */
  readonly progress: number;
  /** True if a menu can be published without it. */
  readonly isOptional?: true;
}

type StepsMenu = Pick<
  Menu,
  | 'name'
  | 'logo'
  | 'categoriesL1'
  | 'items'
  | 'menuTypes'
  | 'whatsAppNumber'
  | 'firstSteps'
  | 'hours'
  | 'delivery'
  | 'orderDesk'
>;

/**
 * Returns the steps until the menu can be published, in their sequence, and those that diners miss without. The number for orders
 * and the reception of orders are steps only where orders are taken, delivery only where it is offered. [FIRST-2] [FIRST-3] [FIRST-4]
 */
export function firstSteps(menu: StepsMenu): FirstStep[] {
  const { name, logo, categoriesL1, items, menuTypes, whatsAppNumber } = menu;
  const priced = listOf(items).filter(isPriced).length;
  const done = (isDone: boolean) => (isDone ? 1 : 0);
  const hasName = name.trim() !== '';
  return [
    {
      title: 'Nombre y logo',
      detail: 'Lo primero que ven los comensales',
      action: hasName ? 'Subir el logo' : 'Escribir el nombre',
      topic: hasName ? 'logo' : 'name',
      progress: (done(hasName) + done(logo.url !== '')) / 2,
    },
    {
      title: 'Primera categoría',
      detail: 'Por ejemplo: Entradas',
      action: 'Agregar una categoría',
      topic: 'menu',
      progress: done(listOf(categoriesL1).some(({ title }) => title.trim() !== '')),
    },
    {
      title: 'Diez productos con precio',
      detail:
        priced === 0 ? 'Con nombre y precio propios' : `Tienes ${priced}, te ${missingText(ENOUGH_ITEMS - priced)}.`,
      action: 'Agregar productos',
      topic: 'menu',
      progress: Math.min(1, priced / ENOUGH_ITEMS),
    },
    {
      title: 'Horarios de atención',
      detail: 'Para que sepan cuándo estás abierto',
      action: 'Cargar los horarios',
      topic: 'hours',
      progress: done(listOf(menu.hours).length > 0),
      isOptional: true,
    },
    ...(listOf(menuTypes).length === 0
      ? []
      : [
          {
            title: 'Número de WhatsApp',
            detail: 'Para recibir pedidos',
            action: 'Cargar el número',
            topic: 'whatsapp' as const,
            progress: done(isWhatsAppNumber(whatsAppNumber)),
          },
        ]),
    ...(listOf(menuTypes).includes('delivery')
      ? [
          {
            title: 'Envío',
            detail: 'Zonas y cuánto cuesta llevarlo',
            action: 'Cargar las zonas',
            topic: 'delivery' as const,
            progress: done(listOf(menu.delivery.zones).length > 0),
            isOptional: true as const,
          },
        ]
      : []),
    {
      title: 'Descarga tu código QR',
      detail: 'Para las mesas y la vidriera',
      action: 'Ir a descargarlo',
      topic: 'qr',
      progress: done(menu.firstSteps.qrDownloadedAt !== null),
    },
    ...(listOf(menuTypes).length === 0
      ? []
      : [
          {
            title: 'Recepción de pedidos',
            detail: 'Cada pedido llega numerado a tu panel',
            action: 'Activarla',
            topic: 'reception' as const,
            progress: done(!offersReception(menu)),
            isOptional: true as const,
          },
        ]),
  ];
}

const missingText = (missing: number) => (missing === 1 ? 'falta 1' : `faltan ${missing}`);

/** True if an item has a name and a price other than that of a new item. [FIRST-3] */
function isPriced({ title, price }: Menu['items'][number]): boolean {
  return title.trim() !== '' && priceInCents(price) !== priceInCents(DEFAULT_PRICE);
}

/** True if a step is still to be taken without which no menu is published: home shows the steps instead of the figures. [FIRST-2] [FIRST-4] */
export function hasFirstSteps(menu: StepsMenu): boolean {
  return firstSteps(menu).some(({ progress, isOptional }) => progress < 1 && !isOptional);
}
