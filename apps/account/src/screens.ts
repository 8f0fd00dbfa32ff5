import type { Screen } from '@carta/contract';

/** The owner's account, and the screens of help and news. */
export const SCREENS = [
  {
    path: '/panel/account',
    title: 'Cuenta',
    parent: '/panel',
    button: { in: '/panel', order: 3, label: 'Cuenta', icon: 'store' },
    topics: ['qr'],
  },
  { path: '/panel/payments', title: 'Pagos', parent: '/panel/account' },
  { path: '/panel/manuals', title: 'Manuales', parent: '/panel/account' },
  {
    path: '/panel/support',
    title: 'Soporte técnico',
    parent: '/panel',
    button: { in: '/panel', order: 4, label: 'Soporte técnico', icon: 'life-buoy' },
  },
  { path: '/panel/notifications', title: 'Notificaciones', parent: '/panel' },
  {
    path: '/panel/news',
    title: 'Anuncios',
    parent: '/panel',
    button: { in: '/panel', order: 5, label: 'Anuncios', icon: 'megaphone' },
  },
  { path: '/panel/news/:slug', title: 'Anuncios', parent: '/panel/news' },
] as const satisfies readonly Screen[];
