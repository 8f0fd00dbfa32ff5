import type { ApiClient } from '@carta/api-client';
import { remoteDataOf } from '@carta/panel';

/** What screens and sheets fetch. */
export const editorData = remoteDataOf<ApiClient>('menu-editor');
