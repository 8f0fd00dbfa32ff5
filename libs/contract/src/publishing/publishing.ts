export {
  Canary,
  CanaryGroup,
  LiveRemote,
  RemoteChange,
  remoteCalls,
  SwappedRemote,
  UPLOAD_LIMITS,
} from './remote-calls.ts';
export { groupText, historyLines, moment, NOTHING_DONE, remoteLines, swapLine } from './remote-lines.ts';
export { TOO_LARGE } from './remote-server.ts';
export { REMOTE_USAGE, runRemotely, type Outcome } from './run-remotely.ts';
