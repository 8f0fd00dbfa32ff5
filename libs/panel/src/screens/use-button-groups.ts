import type { Screen } from '@carta/contract';
import { buttonGroups } from '@carta/domain';
import { useSelector } from 'react-redux';
import { selectMenu } from '../menu/menu-slice.ts';
import { selectScreens } from './screens-slice.ts';

/** A button of a hub, with the path of the screen that it leads to. */
type HubButton = NonNullable<Screen['button']> & { readonly path: string };

/** Returns the buttons of the hub at the path `hub`, in groups; none without a menu. [HOME-1] [HOME-3] [HOME-4] */
export function useButtonGroups(hub: string): HubButton[][] {
  const screens = useSelector(selectScreens);
  const menu = useSelector(selectMenu);
  return menu ? buttonGroups(screens, hub, menu.menuTypes) : [];
}
