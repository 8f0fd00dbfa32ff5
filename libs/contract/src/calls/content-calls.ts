import { Announcements, Manuals } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';

/** Returns the help videos. [MANUAL-4] */
export const manuals = defineCall({
  ...routes.manuals,
  access: 'public',
  locks: false,
  response: Manuals,
  etag: true,
  status: 200,
  summary: 'Los videos de ayuda',
});

/** Returns all announcements, also those that are not shown. [NEWS-7] */
export const announcements = defineCall({
  ...routes.announcements,
  access: 'public',
  locks: false,
  response: Announcements,
  etag: true,
  status: 200,
  summary: 'Los anuncios',
});
