import type { Screen } from '@carta/contract';
import { buttonGroups } from '@carta/domain';
import { createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { selectMenu } from '../menu/menu-slice.ts';

/** The screens that the remotes declare, each with the name of its remote. */
export type ScreensState = readonly (Screen & { readonly remote: string })[];

const initialState: ScreensState = [];

export const screensSlice = createSlice({
  name: 'screens',
  initialState,
  reducers: {},
  selectors: { selectScreens: (state) => state },
});

export const { selectScreens } = screensSlice.selectors;

/** Returns the buttons of the hub at the path `hub`, in groups; none without a menu. [HOME-1] [HOME-3] [HOME-4] */
export function useButtonGroups(hub: string) {
  const screens = useSelector(selectScreens);
  const menu = useSelector(selectMenu);
  return menu ? buttonGroups(screens, hub, menu.menuTypes) : [];
}
