export { SettingsForm } from './settings-form.tsx';
export { settingsSaga } from './settings-saga.ts';
export {
  settingsDrafted,
  settingsRefused,
  settingsSaved,
  settingsSlice,
  settingsSubmitted,
  type SettingsChange,
  type SettingsState,
} from './settings-slice.ts';
export { SettingsStateContext, useSettings, type Settings } from './use-settings.ts';
