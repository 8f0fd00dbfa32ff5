import * as z from 'zod/mini';
import { Announcement, Manual } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';

export const manuals = defineCall({
  ...routes.manuals,
  access: 'public',
  locks: false,
  response: z.object({ manuals: z.array(Manual) }),
  status: 200,
  summary: 'Los videos de ayuda',
});

export const announcements = defineCall({
  ...routes.announcements,
  access: 'public',
  locks: false,
  response: z.object({ announcements: z.array(Announcement) }),
  status: 200,
  summary: 'Los anuncios',
});
