import type { RemoteRegistry, Screen } from '@carta/contract';
import { createSlice } from '@reduxjs/toolkit';

/** The screens that the remotes declare, each with the name of its remote. */
export type ScreensState = readonly (Screen & { readonly remote: string })[];

/** Returns the screens that the remotes declare, in the order of the registry. */
export function declaredScreens(remotes: RemoteRegistry): ScreensState {
  return Object.entries(remotes).flatMap(([remote, { screens }]) => screens.map((screen) => ({ ...screen, remote })));
}

const initialState: ScreensState = [];

/** The slice of the screens that remotes declare, which the shell's store has under `screens`. */
export const screensSlice = createSlice({
  name: 'screens',
  initialState,
  reducers: {},
  selectors: {
    /** The screens that the remotes declare, in the order of the registry. */
    selectScreens: (state) => state,
  },
});

export const { selectScreens } = screensSlice.selectors;
