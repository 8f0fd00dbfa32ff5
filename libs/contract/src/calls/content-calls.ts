import { Announcements, Manuals } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';

export const manuals = defineCall({
  ...routes.manuals,
  access: 'public',
  locks: false,
  response: Manuals,
  etag: true,
  status: 200,
  summary: 'Los videos de ayuda',
});

export const announcements = defineCall({
  ...routes.announcements,
  access: 'public',
  locks: false,
  response: Announcements,
  etag: true,
  status: 200,
  summary: 'Los anuncios',
});
