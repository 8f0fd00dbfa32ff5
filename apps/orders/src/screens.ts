import type { Screen } from '@carta/contract';

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
    path: '/panel/orders/paymentmethods',
    title: 'Métodos de pago',
    parent: '/panel/orders',
    button: { in: '/panel/orders', order: 3, label: 'Métodos de pago', icon: 'wallet' },
  },
  {
    path: '/panel/orders/pickuppoint',
    title: 'Punto de retiro',
    parent: '/panel/orders',
    button: {
      in: '/panel/orders',
      order: 4,
      label: 'Punto de retiro',
      icon: 'map-pin',
      badge: 'TAKEAWAY',
      when: 'takeaway',
    },
  },
] as const satisfies readonly Screen[];
