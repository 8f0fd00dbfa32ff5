export { isForAnyOrigin } from './any-origin.ts';
export { ApiError, ERROR_STATUS, Issue, type ErrorCode } from './api-error.ts';
export type { BodyOf, Call, FilePart, FilesOf, FormOf, ParamsOf, QueryOf, ResponseOf, Schema } from './call.ts';
export { calls, type CallName } from './calls.ts';
export { BusinessField, WholeBusiness } from './calls/business-calls.ts';
export type { HomeSummary } from './calls/analytics-calls.ts';
export { CLIENT_ERROR_LIMITS, ClientError, type FailurePhase } from './calls/client-error-calls.ts';
export {
  Canary,
  CanaryGroup,
  LiveRemote,
  RemoteChange,
  remoteCalls,
  RemoteFailure,
  SwappedRemote,
  TrialUse,
  UPLOAD_LIMITS,
} from './calls/remote-calls.ts';
export { ImportEffect } from './calls/menu-calls.ts';
export { OpenSession } from './calls/session-calls.ts';
export { TableRequest } from './calls/order-calls.ts';
export { ChangeSummary } from './calls/change-calls.ts';
export { DeletionSummary } from './calls/trash-calls.ts';
export { PRELOADED_STATE_ID, serializeState, type PreloadedState } from './preloaded-state.ts';
export { PAGE_LANGUAGES, type PageLanguage } from './page-language.ts';
export {
  isPreviewMessage,
  isPreviewPointer,
  pointedPlace,
  PREVIEW_READY,
  previewAddress,
  previewMessage,
  previewPointer,
  type PreviewMessage,
  type PreviewPlace,
  type PreviewSection,
  type PreviewSheetPart,
} from './preview-message.ts';
export { foreignSelectors } from './foreign-selectors.ts';
export { isInRange } from './is-in-range.ts';
export { namedFilesOf, remoteFilesOf, type RemoteFiles } from './remote-files.ts';
export { REMOTE_NAME } from './remote-name.ts';
export { refusalsOf } from './refusals-of.ts';
export * as routes from './routes.ts';
export {
  integrityByAddress,
  isRemoteModule,
  RELOAD_CHECK,
  REMOTE_CONTRACT_VERSION,
  remotesTag,
  type RegisteredRemote,
  type RemoteModule,
  type RemoteRegistry,
} from './remote-module.ts';
export { declarationOf, Screen } from './screen.ts';
export { HOST_SESSION_COOKIE, SESSION_COOKIE } from './session-cookie.ts';
