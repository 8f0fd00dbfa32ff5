import type { Menu } from '@base-ui/react/menu';
import { createContext } from 'react';

/** The headless parts for the items, given by the popup, so that items can be written before its code is there. */
export const MenuPartsContext = createContext<Pick<typeof Menu, 'Item' | 'Separator'> | null>(null);
