import { asList } from '@carta/panel';
import { editorData } from './editor-data.ts';

/** The last changes, the latest first. */
export const recordedChanges = editorData.declare(
  'changes',
  (api, { businessKey }) => api.changes({ params: { businessKey } }),
  ({ changes }) => asList(changes),
);
