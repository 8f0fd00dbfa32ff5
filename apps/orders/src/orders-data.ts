import type { ApiClient } from '@carta/api-client';
import { remoteDataOf } from '@carta/panel';

/** What screens fetch when they open. */
export const ordersData = remoteDataOf<ApiClient>('orders');
