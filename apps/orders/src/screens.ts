import type { Screen } from '@carta/contract';

/** Drawn here, since every page loads the icons of the library. */
const TRUCK = 'M3 17V6h11v11M14 9h4l3 4v4h-2M9 17h6M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
const CLIPBOARD = 'M9 3h6v4H9zM15 5h4v16H5V5h4M9 12h6M9 16h6';
const BELL = 'M3 20h18M12 8V5M10 5h4M5 17a7 7 0 0 1 14 0z';
const PAN = 'M4 11h16v9H4zM2 11h20M9 7q-2-2 0-4M15 7q-2-2 0-4';
const ARROWS = 'M4 8h16l-4-4M20 16H4l4 4';

/** The screens of the orders section. */
export const SCREENS = [
  {
    path: '/panel/orders',
    title: 'Pedidos',
    parent: '/panel',
    button: {
      in: '/panel',
      order: 2,
      label: 'Pedidos',
      icon: 'shopping-bag',
      badge: 'NUEVO',
      when: 'takes-orders',
    },
  },
  {
    path: '/panel/orders/desk',
    title: 'Pedidos del día',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 1, label: 'Pedidos del día', icon: CLIPBOARD },
    live: true,
    topics: ['orders'],
  },
  {
    path: '/panel/orders/kitchen',
    title: 'Cocina',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 1.5, label: 'Cocina', icon: PAN },
    live: true,
    fillsWindow: true,
  },
  {
    path: '/panel/orders/reception',
    title: 'Recepción de pedidos',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 2, label: 'Recepción de pedidos', icon: BELL },
    topics: ['reception'],
  },
  {
    path: '/panel/orders/whatsapp',
    title: 'Número de WhatsApp',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 3, label: 'Número de WhatsApp', icon: 'message-circle' },
    topics: ['whatsapp'],
  },
  {
    path: '/panel/orders/deliverytime',
    title: 'Tiempo de entrega',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 4, label: 'Tiempo de entrega', icon: 'clock' },
  },
  {
    path: '/panel/orders/delivery',
    title: 'Envío',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 5, label: 'Envío', icon: TRUCK, when: 'delivery' },
    topics: ['delivery'],
  },
  {
    path: '/panel/orders/paymentmethods',
    title: 'Métodos de pago',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 6, label: 'Métodos de pago', icon: 'wallet' },
  },
  {
    path: '/panel/orders/transfer',
    title: 'Transferencia',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 7, label: 'Transferencia', icon: ARROWS },
  },
  {
    path: '/panel/orders/pickuppoint',
    title: 'Punto de retiro',
    parent: '/panel/orders',
    button: {
      in: '/panel/orders',
      order: 8,
      label: 'Punto de retiro',
      icon: 'map-pin',
      badge: 'TAKEAWAY',
      when: 'takeaway',
    },
  },
  {
    path: '/panel/orders/tables',
    title: 'Mesas',
    parent: '/panel/orders',
    button: { in: '/panel/menu', order: 209, label: 'Mesas', icon: 'qr-code' },
  },
  {
    path: '/panel/orders/sales',
    title: 'Ventas',
    parent: '/panel/orders',
    button: { in: '/panel/menu/analytics', order: 1, label: 'Ventas', icon: 'chart-column' },
  },
] as const satisfies readonly Screen[];
