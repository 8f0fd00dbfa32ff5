export { deviceMemory, type DeviceMemory } from './drafts/device-memory.ts';
export { deleteDrafts, findDrafts, keepDraft, type DraftOwner, type FoundDraft } from './drafts/drafts.ts';
export { durableStore } from './drafts/durable-store.ts';
export { withTabLock } from './drafts/tab-lock.ts';
export { hasUnsentStore } from './drafts/has-unsent-store.ts';
export { unsentRemotes, unsentStore, type UnsentWork } from './drafts/unsent-work.ts';
