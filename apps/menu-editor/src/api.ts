import { createApiClient, sendWithProgress } from '@carta/api-client';

export const api = createApiClient({ sendWithProgress });
