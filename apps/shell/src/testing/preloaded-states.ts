import type { PreloadedState } from '@carta/contract';
import { menu } from '@carta/domain/testing';

export const visitorState: PreloadedState = {
  user: null,
  menu: null,
  menuEtag: null,
  development: false,
  businessKey: null,
  notificationsTotal: 0,
  remotes: {},
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
