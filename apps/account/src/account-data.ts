import type { ApiClient } from '@carta/api-client';
import { remoteDataOf } from '@carta/panel';

/** What the screens fetch. */
export const accountData = remoteDataOf<ApiClient>('account');
