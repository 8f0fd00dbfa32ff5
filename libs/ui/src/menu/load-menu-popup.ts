import type { MenuPopup } from './menu-popup.tsx';

export type MenuPopupComponent = typeof MenuPopup;

let loading: Promise<MenuPopupComponent | null> | null = null;

/** Gives the popup's code, fetched once; null where it cannot be fetched now, and the next call tries again. */
export function loadMenuPopup(): Promise<MenuPopupComponent | null> {
  loading ??= import(/* webpackChunkName: "menu-popup" */ './menu-popup.tsx').then(
    (module) => module.MenuPopup,
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}
