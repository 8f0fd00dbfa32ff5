import { Menu } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { MenuPath } from './paths.ts';

export const menu = defineCall({
  ...routes.menu,
  access: 'owner',
  locks: false,
  params: MenuPath,
  response: Menu,
  etag: true,
  refuses: ['not-found'],
  status: 200,
  summary: 'El menú entero, ordenado, con ETag',
});

export const menuPdf = defineCall({
  ...routes.menuPdf,
  access: 'owner',
  locks: false,
  params: MenuPath,
  media: 'application/pdf',
  etag: true,
  refuses: ['not-found', 'unavailable'],
  status: 200,
  summary: 'El menú en PDF',
});
