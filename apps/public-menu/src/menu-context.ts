import type { PublicMenu } from '@carta/domain';
import { createContext } from 'react';

/** What each row needs of the menu around it. */
export interface MenuView extends Pick<PublicMenu, 'key' | 'optionGroups' | 'legal' | 'timeZone'> {
  /** The time of rendering, in ms since 1970. */
  readonly now: number;
  /** What the page's own links end in to keep the language of its address: '?lang=en'; '' where it has none. */
  readonly languageQuery: string;
}

export const MenuContext = createContext<MenuView>({
  key: '',
  optionGroups: [],
  legal: { netPrices: false, tableCharge: null, notice: '' },
  timeZone: 'UTC',
  now: 0,
  languageQuery: '',
});
