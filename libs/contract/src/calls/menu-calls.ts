import * as z from 'zod/mini';
import { Menu, MenuFile } from '@carta/domain';
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

export const menuFile = defineCall({
  ...routes.menuFile,
  access: 'owner',
  locks: false,
  params: MenuPath,
  response: MenuFile,
  refuses: ['not-found'],
  status: 200,
  summary: 'El menú como archivo, para guardarlo o llevarlo a otro lado',
});

export const importMenu = defineCall({
  ...routes.importMenu,
  access: 'owner',
  locks: true,
  params: MenuPath,
  body: z.object({ file: MenuFile, replace: z.boolean({ error: 'Tiene que ser sí o no' }) }),
  response: z.object({ categories: z.int(), items: z.int() }),
  refuses: ['not-found'],
  status: 200,
  summary: 'Agrega un archivo al menú, o lo pone en su lugar',
});
