/** Entry of the chunk that sends commands; it loads after the tree is shown. */
export { openPersistedOutbox } from './outbox/persisted-outbox.ts';
export { persistOutbox } from './outbox/persist-outbox.ts';
export { outboxQueue } from './outbox/queue.ts';
export { followDraft, followNewRow } from './tree/editing/follow-draft.ts';
