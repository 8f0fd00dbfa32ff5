import { isWhatsAppNumber, PAYMENT_METHOD_NAMES, selectedPaymentMethods, type Menu } from '@carta/domain';

const WORDS: Readonly<Record<string, (menu: Menu) => string>> = {
  '/panel/orders/whatsapp': ({ whatsAppNumber }) => (isWhatsAppNumber(whatsAppNumber) ? whatsAppNumber : ''),
  '/panel/orders/deliverytime': ({ deliveryTime }) => deliveryTime,
  '/panel/orders/paymentmethods': ({ paymentMethods }) =>
    selectedPaymentMethods(paymentMethods)
      .map((method) => PAYMENT_METHOD_NAMES[method])
      .join(', '),
  '/panel/orders/pickuppoint': ({ pickupPoint }) => pickupPoint,
};

/** How the setting at this path is set now. */
export function settingInWords(path: string, menu: Menu): string {
  return WORDS[path]?.(menu) || 'Sin configurar';
}
