import * as z from 'zod/mini';
import { Business, TEXT_LIMITS } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { BusinessPath } from './paths.ts';

const { board, modalInfo, contactButton, whatsAppNumber, deliveryTime, paymentMethods, pickupPoint, style, timeZone } =
  Business.shape;

/** MercadoPago as the owner writes it; the token is write-only: absent keeps it, '' deletes it. */
const mercadoPago = z.object({
  active: z.boolean({ error: 'Tiene que ser sí o no' }),
  accessToken: z.optional(
    z
      .string({ error: 'Tiene que ser un texto' })
      .check(z.maxLength(TEXT_LIMITS.other, { error: `Puede tener hasta ${TEXT_LIMITS.other} caracteres` })),
  ),
});

/** The whole object: only board and information are written, every other field is ignored. */
export const WholeBusiness = z.object({
  board,
  modalInfo,
  version: z.int({ error: 'Tiene que ser un número entero' }),
});

/** Exactly one of these fields. */
export const BusinessField = z.union([
  z.strictObject({ contactButton }),
  z.strictObject({ mercadoPago }),
  z.strictObject({ whatsAppNumber }),
  z.strictObject({ deliveryTime }),
  z.strictObject({ paymentMethods }),
  z.strictObject({ pickupPoint }),
  z.strictObject({ timeZone }),
]);

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
  summary: 'Guarda ajustes: un campo, o pizarra, WiFi e información con la versión en que se leyeron',
});
