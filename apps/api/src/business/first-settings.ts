import { BANNER_PLACEHOLDER, PRODUCT_PLACEHOLDER } from '@carta/domain';
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
  contactButton: [{ active: false, type: 'whatsapp', phone: '', account: '', countryCode: 54 }],
  mercadoPago: { active: false },
  whatsAppNumber: '',
  deliveryTime: '',
  paymentMethods: { cash: true, mercadoPago: true, other: false },
  pickupPoint: '',
  menuTypes: [],
  timeZone: 'America/Argentina/Buenos_Aires',
} satisfies Required<Omit<Settings, 'name'>>;
