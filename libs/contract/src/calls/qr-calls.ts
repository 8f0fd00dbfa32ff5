import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { MenuPath } from './paths.ts';

const qr = {
  access: 'public',
  locks: false,
  params: MenuPath,
  etag: true,
  refuses: ['not-found', 'unavailable'],
  status: 200,
} as const;

export const qrPng = defineCall({
  ...routes.qrPng,
  ...qr,
  media: 'image/png',
  summary: 'El código QR del menú, como PNG',
});

export const qrSvg = defineCall({
  ...routes.qrSvg,
  ...qr,
  media: 'image/svg+xml',
  summary: 'El código QR del menú, como SVG',
});
