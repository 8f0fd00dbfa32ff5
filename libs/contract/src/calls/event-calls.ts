import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';

export const events = defineCall({
  ...routes.events,
  access: 'owner',
  locks: false,
  media: 'text/event-stream',
  refuses: ['not-found', 'rate-limited'],
  status: 200,
  summary:
    'Eventos mientras dura la sesión: `current`, con el ETag del menú, al empezar; `menu`, con el nuevo, tras cada cambio',
});
