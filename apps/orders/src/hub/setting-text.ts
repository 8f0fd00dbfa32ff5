import {
  isWhatsAppNumber,
  PAYMENT_METHOD_NAMES,
  selectedPaymentMethods,
  transferShown,
  type Menu,
} from '@carta/domain';

export const DESK = '/panel/orders/desk';
export const RECEPTION = '/panel/orders/reception';
export const TABLES = '/panel/orders/tables';

const TEXTS: Readonly<Record<string, (menu: Menu) => string>> = {
  [DESK]: ({ orderDesk }) => (orderDesk.active ? 'Nuevos y de hoy' : 'Recepción desactivada'),
  '/panel/orders/kitchen': ({ orderDesk }) => (orderDesk.active ? 'Qué hay que preparar' : 'Recepción desactivada'),
  [RECEPTION]: ({ orderDesk: { active, prepMinutes } }) =>
    active ? `Activada · ${prepMinutes} minutos` : 'Desactivada: llegan solo por WhatsApp',
  '/panel/orders/whatsapp': ({ whatsAppNumber }) => (isWhatsAppNumber(whatsAppNumber) ? whatsAppNumber : ''),
  '/panel/orders/deliverytime': ({ deliveryTime }) => deliveryTime,
  '/panel/orders/paymentmethods': ({ paymentMethods }) =>
    selectedPaymentMethods(paymentMethods)
      .map((method) => PAYMENT_METHOD_NAMES[method])
      .join(', '),
  '/panel/orders/delivery': ({ delivery: { zones } }) => zones.map(({ title }) => title).join(', '),
  '/panel/orders/transfer': ({ transfer }) => transferShown(transfer).alias,
  '/panel/orders/pickuppoint': ({ pickupPoint }) => pickupPoint,
  [TABLES]: ({ tables: { length } }) =>
    length === 0 ? 'Con su código QR' : length === 1 ? '1 mesa' : `${length} mesas`,
};

/** Returns the value of the setting whose screen is at `path`, or 'Sin configurar'. */
export function settingText(path: string, menu: Menu): string {
  return TEXTS[path]?.(menu) || 'Sin configurar';
}
