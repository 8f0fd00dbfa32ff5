export {
  apiClientFor,
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallInput,
} from './create-api-client.ts';
export { createNodeClient, type NodeClient, type NodeClientOptions, type OpenedEvents } from './create-node-client.ts';
export type { ServerEvent } from './read-events.ts';
export { lazyApiClient } from './lazy-api-client.ts';
export { downloadFile, type Download, type DownloadOptions } from './download-file.ts';
export type { ApiFailure, ApiResult } from './api-result.ts';
export { isUnreachable, serverAnswers } from './server-answers.ts';
export { sendWithProgress, type SendWithProgress } from './send-with-progress.ts';
