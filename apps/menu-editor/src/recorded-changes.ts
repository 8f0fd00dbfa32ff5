import { asList } from '@carta/panel';
import { editorData } from './editor-data.ts';

/** The last changes, the latest first. */
export const recordedChanges = editorData.declare(
  'changes',
  (api, { businessKey }) => api.changes({ params: { businessKey } }),
  ({ changes }) =>
    asList(changes, {
      key: 'string',
      at: 'number',
      what: 'string',
      text: 'string',
      detail: 'string',
      by: 'string',
      device: 'string',
      undoable: 'boolean',
      undone: 'boolean',
      changedSince: 'boolean',
    }),
);
