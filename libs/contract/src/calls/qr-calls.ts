import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { MenuPath } from './paths.ts';

const qr = {
  access: 'public',
  locks: false,
  params: MenuPath,
  etag: true,
  refuses: ['not-found', 'unavailable'],
  status: 200,
} as const;

/** Returns the QR code of the public menu as a PNG. [QR-1] [VISIT-4] */
export const qrPng = defineCall({
  ...routes.qrPng,
  ...qr,
  media: 'image/png',
  summary: 'El código QR del menú, como PNG',
});

/** Returns the QR code of the public menu as an SVG. [QR-1] [VISIT-4] */
export const qrSvg = defineCall({
  ...routes.qrSvg,
  ...qr,
  media: 'image/svg+xml',
  summary: 'El código QR del menú, como SVG',
});
