import type { Screen } from '@carta/contract';

/** Drawn here, since every page loads the icons of the library. */
const TRUCK = 'M3 17V6h11v11M14 9h4l3 4v4h-2M9 17h6M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
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
    path: '/panel/orders/whatsapp',
    title: 'Número de WhatsApp',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 1, label: 'Número de WhatsApp', icon: 'message-circle' },
    topics: ['whatsapp'],
  },
  {
    path: '/panel/orders/deliverytime',
    title: 'Tiempo de entrega',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 2, label: 'Tiempo de entrega', icon: 'clock' },
  },
  {
    path: '/panel/orders/delivery',
    title: 'Envío',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 3, label: 'Envío', icon: TRUCK, when: 'delivery' },
    topics: ['delivery'],
  },
  {
    path: '/panel/orders/paymentmethods',
    title: 'Métodos de pago',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 4, label: 'Métodos de pago', icon: 'wallet' },
  },
  {
    path: '/panel/orders/transfer',
    title: 'Transferencia',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 5, label: 'Transferencia', icon: ARROWS },
  },
  {
    path: '/panel/orders/pickuppoint',
    title: 'Punto de retiro',
    parent: '/panel/orders',
    button: {
      in: '/panel/orders',
      order: 6,
      label: 'Punto de retiro',
      icon: 'map-pin',
      badge: 'TAKEAWAY',
      when: 'takeaway',
    },
  },
] as const satisfies readonly Screen[];
