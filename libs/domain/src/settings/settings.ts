import * as z from 'zod/mini';
import { Board } from './board.ts';
import { ContactButton, DEFAULT_CONTACT_BUTTON } from './contact-button.ts';
import { Style } from './customization.ts';
import { FirstSteps } from './first-steps.ts';
import { DEFAULT_TIME_ZONE, TimeZone } from './time-zone.ts';
import { Legal } from './legal.ts';
import { DEFAULT_ORDER_DESK } from './default-order-desk.ts';
import { OrderDesk } from './order-desk.ts';
import { PageNotice } from './page-notice.ts';
import { Closures } from '../hours/closures.ts';
import { Hours } from '../hours/shift.ts';
import { Delivery } from '../orders/delivery.ts';
import { Transfer } from '../orders/transfer.ts';
import { Tables } from '../tables/table.ts';
import { flag, object, shortText } from '../texts/text.ts';
import { DeliveryTime } from '../orders/delivery-time.ts';
import { ModalInfo } from './info.ts';
import { MenuTypes } from '../orders/menu-types.ts';
import { DEFAULT_PAYMENT_METHODS, PaymentMethods } from '../orders/payment-methods.ts';
import { PickupPoint } from '../orders/pickup-point.ts';
import { BANNER_PLACEHOLDER, PRODUCT_PLACEHOLDER } from '../pictures/placeholders.ts';
import { isWhatsAppNumber } from '../orders/whatsapp.ts';

/** The settings of a business that are stored in one document. A new setting needs a line here and one in `DEFAULT_SETTINGS`. [MENU-3] */
export const Settings = object({
  style: Style,
  logo: object({ url: shortText() }),
  board: Board,
  modalInfo: ModalInfo,
  contactButton: z
    .array(ContactButton, { error: 'Tiene que ser una lista' })
    .check(z.maxLength(1, { error: 'Sólo puede haber un botón de contacto' })),
  whatsAppNumber: z
    .string({ error: 'Tiene que ser un texto' })
    .check(z.refine((number) => number === '' || isWhatsAppNumber(number), { error: 'Tiene que tener 10 números' })),
  deliveryTime: DeliveryTime,
  paymentMethods: PaymentMethods,
  pickupPoint: PickupPoint,
  menuTypes: MenuTypes,
  timeZone: TimeZone,
  firstSteps: FirstSteps,
  hours: Hours,
  closures: Closures,
  legal: Legal,
  delivery: Delivery,
  transfer: Transfer,
  /** True if diners may read the menu as a PDF. */
  publicPdf: flag(),
  pageNotice: z.nullable(PageNotice),
  orderDesk: OrderDesk,
  tables: Tables,
});
export type Settings = z.infer<typeof Settings>;

/** Settings of a new business, and the defaults of settings that a stored document lacks. [NEW-4] */
export const DEFAULT_SETTINGS: Settings = {
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
  whatsAppNumber: '',
  deliveryTime: '',
  paymentMethods: DEFAULT_PAYMENT_METHODS,
  pickupPoint: '',
  menuTypes: [],
  timeZone: DEFAULT_TIME_ZONE,
  firstSteps: { qrDownloadedAt: null },
  hours: [],
  closures: [],
  legal: { netPrices: false, tableCharge: null, notice: '' },
  delivery: { zones: [], minimum: null },
  transfer: { active: false, alias: '', holder: '' },
  publicPdf: false,
  pageNotice: null,
  orderDesk: DEFAULT_ORDER_DESK,
  tables: [],
};
