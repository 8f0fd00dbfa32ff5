import {
  BANNER_PLACEHOLDER,
  DEFAULT_CONTACT_BUTTON,
  DEFAULT_PAYMENT_METHODS,
  DEFAULT_TIME_ZONE,
  PRODUCT_PLACEHOLDER,
} from '@carta/domain';
import type { Settings } from '../database/business-columns.ts';

/** The settings of a business on its first day; the owner sets the rest. */
export const FIRST_SETTINGS = {
  style: {
    mainColor: '#8a1f44',
    backgroundImage: '',
    productDefaultImage: PRODUCT_PLACEHOLDER,
    bannerDefaultImage: BANNER_PLACEHOLDER,
  },
  logo: { url: '' },
  board: { wifi: { active: false, name: '', password: '' }, html: '' },
  modalInfo: { address: '', location: '', phone1: '', phone2: '', schedule: '' },
  contactButton: [DEFAULT_CONTACT_BUTTON],
  mercadoPago: { active: false },
  whatsAppNumber: '',
  deliveryTime: '',
  paymentMethods: DEFAULT_PAYMENT_METHODS,
  pickupPoint: '',
  menuTypes: [],
  timeZone: DEFAULT_TIME_ZONE,
} satisfies Required<Omit<Settings, 'name'>>;
