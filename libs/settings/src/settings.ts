export { bindText, type BoundText } from './bind-text.ts';
export { DraftSheet, type DraftField } from './drafts/draft-sheet.tsx';
export { useKeptDraft, type KeptDraft } from './drafts/use-kept-draft.ts';
export { LeaveDialog } from './leave-dialog.tsx';
export { LockedDialog } from './locked-dialog.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { SettingsForm } from './settings-form.tsx';
export {
  SAVED_NOTICE_MS,
  settingsDrafted,
  settingsRefused,
  settingsSaga,
  settingsReducer,
  settingsSaved,
  settingsSlice,
  SettingsStateContext,
  settingsSubmitted,
  type SettingsChange,
  type SettingsState,
} from './settings-state.ts';
export { useSettings, type Settings } from './use-settings.ts';
