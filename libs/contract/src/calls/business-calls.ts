import * as z from 'zod/mini';
import { Business, BusinessName, TEXT_LIMITS, WrittenTables } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

const { board, modalInfo, contactButton, whatsAppNumber, deliveryTime, paymentMethods, pickupPoint, style } =
  Business.shape;
const {
  timeZone,
  firstSteps,
  menuTypes,
  hours,
  closures,
  legal,
  delivery,
  transfer,
  publicPdf,
  pageNotice,
  orderDesk,
} = Business.shape;

/** MercadoPago as the owner writes it. The token is write-only: an absent one keeps the stored token, '' deletes it. [TOKEN-1] [TOKEN-2] */
const mercadoPago = z.object({
  active: z.boolean({ error: 'Tiene que ser sí o no' }),
  accessToken: z.optional(
    z
      .string({ error: 'Tiene que ser un texto' })
      .check(z.maxLength(TEXT_LIMITS.other, { error: `Puede tener hasta ${TEXT_LIMITS.other} caracteres` })),
  ),
});

const version = z.int({ error: 'Tiene que ser un número entero' });

/** The whole business, of which only board and information are written; `version` is the one that was read. [SAVE-2] */
export const WholeBusiness = z.object({
  board,
  modalInfo,
  version,
});

/** One setting; a body with two of them, or with another field, is refused. The tables may come with the `version` of the settings from which the list was made. [TABLE-3] */
export const BusinessField = z.union([
  z.strictObject({ contactButton }),
  z.strictObject({ mercadoPago }),
  z.strictObject({ whatsAppNumber }),
  z.strictObject({ deliveryTime }),
  z.strictObject({ paymentMethods }),
  z.strictObject({ pickupPoint }),
  z.strictObject({ timeZone }),
  z.strictObject({ firstSteps }),
  z.strictObject({ name: BusinessName }),
  z.strictObject({ menuTypes }),
  z.strictObject({ hours }),
  z.strictObject({ closures }),
  z.strictObject({ legal }),
  z.strictObject({ delivery }),
  z.strictObject({ transfer }),
  z.strictObject({ publicPdf }),
  z.strictObject({ pageNotice }),
  z.strictObject({ orderDesk }),
  z.strictObject({ tables: WrittenTables, version: z.optional(version) }),
]);

/**
 * Saves settings and returns the business without its categories and items. The body is one field or the whole object; a form saves the
 * main colour and pictures. Saves nothing where all is stored already: the version stays. Refuses a whole object, and tables, of an older
 * version as `conflict` with the settings as they are now; tables without a version are written as they are. Refuses a contact button whose
 * phone is none of its country, or whose account is none of Instagram, unless it is stored already. [SAVE-1] [SAVE-2] [TABLE-3] [CONTACT-8]
 * [CONTACT-9]
 */
export const updateBusiness = defineCall({
  ...routes.updateBusiness,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  body: z.union([BusinessField, WholeBusiness]),
  form: z.object({ mainColor: z.optional(style.shape.mainColor) }),
  files: {
    backgroundImage: { image: 'background', required: false },
    logo: { image: 'logo', required: false },
  },
  response: Business,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary:
    'Guarda ajustes: un campo, o pizarra, WiFi e información con la versión en que se leyeron; las mesas, con ella si se sabe',
});
