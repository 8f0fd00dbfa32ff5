import { buttonGroups } from '@carta/domain';
import { useSelector } from 'react-redux';
import { selectMenu } from '../menu/menu-slice.ts';
import { selectScreens } from './screens-slice.ts';

/** Returns the buttons of the hub at the path `hub`, in groups; none without a menu. [HOME-1] [HOME-3] [HOME-4] */
export function useButtonGroups(hub: string) {
  const screens = useSelector(selectScreens);
  const menu = useSelector(selectMenu);
  return menu ? buttonGroups(screens, hub, menu.menuTypes) : [];
}
