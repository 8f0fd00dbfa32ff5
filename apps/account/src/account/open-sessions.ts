import { asList } from '@carta/panel';
import { accountData } from '../account-data.ts';

/** The owner's open sessions. */
export const openSessions = accountData.declare(
  'sessions',
  (api, { user: { email } }) => api.sessions({ params: { email } }),
  ({ sessions }) =>
    asList(sessions, { id: 'string', device: 'string', startedAt: 'number', seenAt: 'number', current: 'boolean' }),
);
