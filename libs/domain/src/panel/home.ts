import type { Menu } from '../menu/menu.ts';
import type { MenuType } from '../settings/settings.ts';
import { hasPickupPoint } from '../orders/pickup-point.ts';
import { WHATSAPP_LENGTH } from '../orders/whatsapp.ts';

export interface SectionButton {
  readonly path: string;
  readonly label: string;
  readonly badge?: string;
}

const takesOrders = (menuTypes: readonly MenuType[]) => menuTypes.length > 0;

/** Buttons of the panel's home; 'Pedidos' only with delivery or takeaway. [HOME-1] */
export function homeButtons(menuTypes: readonly MenuType[]): SectionButton[] {
  return [
    { path: '/panel/menu', label: 'Mi menú' },
    ...(takesOrders(menuTypes) ? [{ path: '/panel/orders', label: 'Pedidos', badge: 'NUEVO' }] : []),
    { path: '/panel/account', label: 'Cuenta' },
    { path: '/panel/support', label: 'Soporte técnico' },
    { path: '/panel/news', label: 'Anuncios' },
  ];
}

/** Buttons of 'Mi menú'. [HOME-3] */
export function menuButtons(): SectionButton[] {
  return [
    { path: '/panel/menu/flat', label: 'Categorías y productos' },
    { path: '/panel/menu/featured', label: 'Productos destacados' },
    { path: '/panel/menu/board', label: 'Pizarra virtual' },
    { path: '/panel/menu/customization', label: 'Personalización', badge: 'NUEVO' },
    { path: '/panel/menu/wifi', label: 'WiFi' },
    { path: '/panel/menu/info', label: 'Información' },
    { path: '/panel/menu/button', label: 'Botón de contacto' },
    { path: '/panel/menu/mercadopago', label: 'MercadoPago' },
    { path: '/panel/menu/analytics', label: 'Métricas' },
  ];
}

/** Buttons of 'Pedidos'; the pickup point only with takeaway. [HOME-4] */
export function orderButtons(menuTypes: readonly MenuType[]): SectionButton[] {
  return [
    { path: '/panel/orders/whatsapp', label: 'Número de WhatsApp' },
    { path: '/panel/orders/deliverytime', label: 'Tiempo de entrega' },
    { path: '/panel/orders/paymentmethods', label: 'Métodos de pago' },
    ...(hasPickupPoint(menuTypes)
      ? [{ path: '/panel/orders/pickuppoint', label: 'Punto de retiro', badge: 'TAKEAWAY' }]
      : []),
  ];
}

/** Text and link of home's warning banner. [HOME-2] */
export const WHATSAPP_WARNING = {
  text: 'El número de WhatsApp no está configurado para recibir pedidos.',
  link: { path: '/panel/orders/whatsapp', label: 'Configurar ahora' },
} as const;

/** True if home warns: orders are taken, and the WhatsApp number is not exactly 10 characters. [HOME-2] */
export function needsWhatsAppWarning({
  menuTypes,
  whatsAppNumber,
}: Pick<Menu, 'menuTypes' | 'whatsAppNumber'>): boolean {
  return takesOrders(menuTypes) && whatsAppNumber.length !== WHATSAPP_LENGTH;
}
