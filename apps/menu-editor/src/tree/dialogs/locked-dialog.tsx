export { LockedDialog } from '@carta/settings';
