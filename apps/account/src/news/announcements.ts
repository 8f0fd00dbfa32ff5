import { asList } from '@carta/panel';
import { accountData } from '../account-data.ts';

export const announcements = accountData.declare(
  'announcements',
  (api) => api.announcements(),
  ({ announcements }) =>
    asList(announcements, { tag: 'string', slug: 'string', title: 'string', content: 'string', show: 'boolean' }),
);
