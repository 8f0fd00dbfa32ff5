import type { ApiClient } from '@carta/api-client';
import { remoteDataOf } from '@carta/panel';

export const homeData = remoteDataOf<Pick<ApiClient, 'homeSummary'>>('home');
