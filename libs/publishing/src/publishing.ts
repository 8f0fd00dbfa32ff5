export { contentType } from './content-type.ts';
export { panelProblems, type PanelOffer } from './panel-problems.ts';
export { sourceLines } from './source-lines.ts';
export { failureLines, groupText, historyLines, moment, NOTHING_DONE, remoteLines, swapLine } from './remote-lines.ts';
export {
  CHECK_REPORT,
  CheckReport,
  integrityOf,
  isDerived,
  isSigned,
  MANIFEST,
  readRemoteFolder,
  remoteNameOf,
  signedReport,
  versionOf,
  type RemoteFileContents,
} from './remote-output.ts';
export { TOO_LARGE } from './remote-server.ts';
export { REMOTE_USAGE, runRemotely, type Outcome } from './run-remotely.ts';
