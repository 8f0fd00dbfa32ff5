export { deviceMemory, type DeviceMemory } from './drafts/device-memory.ts';
export { deleteDrafts, findDrafts, keepDraft, type DraftOwner, type FoundDraft } from './drafts/drafts.ts';
export { durableStore } from './drafts/durable-store.ts';
export { withTabLock } from './drafts/tab-lock.ts';
