import type { RemoteName } from '@carta/contract';
import { matchPath } from 'react-router-dom';

export interface ScreenRoute {
  readonly path: string;
  readonly title: string;
  /** The remote that owns the screen; the shell's own where absent. */
  readonly remote?: RemoteName;
}

/** Every screen of the panel. All matches are exact. */
export const SCREENS: readonly ScreenRoute[] = [
  { path: '/panel', title: 'Inicio' },
  { path: '/login', title: 'Inicio' },
  { path: '/panel/menu', title: 'Mi menú', remote: 'menu-editor' },
  { path: '/panel/menu/flat', title: 'Categorías y productos', remote: 'menu-editor' },
  { path: '/panel/menu/featured', title: 'Productos destacados', remote: 'menu-editor' },
  { path: '/panel/menu/board', title: 'Pizarra virtual', remote: 'menu-editor' },
  { path: '/panel/menu/wifi', title: 'WiFi', remote: 'menu-editor' },
  { path: '/panel/menu/customization', title: 'Personalización', remote: 'menu-editor' },
  { path: '/panel/menu/info', title: 'Información', remote: 'menu-editor' },
  { path: '/panel/menu/button', title: 'Botón de contacto', remote: 'menu-editor' },
  { path: '/panel/menu/mercadopago', title: 'MercadoPago', remote: 'menu-editor' },
  { path: '/panel/menu/analytics', title: 'Métricas', remote: 'menu-editor' },
  { path: '/panel/orders', title: 'Pedidos', remote: 'orders' },
  { path: '/panel/orders/whatsapp', title: 'Número de WhatsApp', remote: 'orders' },
  { path: '/panel/orders/deliverytime', title: 'Tiempo de entrega', remote: 'orders' },
  { path: '/panel/orders/paymentmethods', title: 'Métodos de pago', remote: 'orders' },
  { path: '/panel/orders/pickuppoint', title: 'Punto de retiro', remote: 'orders' },
  { path: '/panel/account', title: 'Cuenta', remote: 'account' },
  { path: '/panel/payments', title: 'Pagos', remote: 'account' },
  { path: '/panel/manuals', title: 'Manuales', remote: 'account' },
  { path: '/panel/support', title: 'Soporte técnico', remote: 'account' },
  { path: '/panel/notifications', title: 'Notificaciones', remote: 'account' },
  { path: '/panel/news', title: 'Anuncios', remote: 'account' },
  { path: '/panel/news/:slug', title: 'Anuncios', remote: 'account' },
];

/** The screen at `pathname`, or undefined where there is none. */
export function screenAt(pathname: string): ScreenRoute | undefined {
  return SCREENS.find(({ path }) => matchPath(path, pathname));
}

/** Where the back arrow of the screen at `path` leads. */
export function parentOf(path: string): string {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return screenAt(parent)?.path ?? '/panel';
}
