import type { PreloadedState, RemoteRegistry } from '@carta/contract';
import { menu } from '@carta/domain/testing';

const remotes: RemoteRegistry = {
  menu: {
    version: '1',
    manifest: '/remotes/menu/1/mf-manifest.json',
    screens: [
      {
        path: '/panel/menu',
        title: 'Mi menú',
        parent: '/panel',
        button: { in: '/panel', order: 2, label: 'Mi menú', icon: 'store' },
      },
      { path: '/panel/menu/flat', title: 'Categorías y productos', parent: '/panel/menu', topics: ['menu', 'visits'] },
      { path: '/panel/menu/changes', title: 'Últimos cambios', parent: '/panel/menu', topics: ['changes'] },
    ],
  },
  orders: {
    version: '1',
    manifest: '/remotes/orders/1/mf-manifest.json',
    screens: [
      {
        path: '/panel/orders',
        title: 'Pedidos',
        parent: '/panel',
        button: { in: '/panel', order: 1, label: 'Pedidos', icon: 'wallet', badge: 'NUEVO', when: 'takes-orders' },
      },
    ],
  },
};

export const visitorState: PreloadedState = {
  user: null,
  menu: null,
  menuEtag: null,
  development: false,
  businessKey: null,
  notificationsTotal: 0,
  remotes,
  productUrl: 'https://carta.app',
  supportWhatsApp: null,
};

const business = menu('Tapas: croquetas, bravas | Postres: flan');

export const ownerState: PreloadedState = {
  ...visitorState,
  user: { email: 'demo@carta.test', avatar: null, payments: [], lastNotificationRead: 0, locked: false },
  menu: business,
  menuEtag: 'W/"1"',
  businessKey: business.key,
  notificationsTotal: 3,
};
