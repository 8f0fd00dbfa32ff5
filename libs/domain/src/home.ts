import type { Menu, MenuType } from './menu.ts';

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

/** Says whether home warns: orders are taken, and the WhatsApp number is not exactly 10 characters. [HOME-2] */
export function needsWhatsAppWarning({
  menuTypes,
  whatsAppNumber,
}: Pick<Menu, 'menuTypes' | 'whatsAppNumber'>): boolean {
  return takesOrders(menuTypes) && whatsAppNumber.length !== 10;
}
