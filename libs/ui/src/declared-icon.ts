import {
  BookOpenText,
  CalendarClock,
  ChartColumn,
  Clock,
  CreditCard,
  Info,
  LifeBuoy,
  ListPlus,
  ListTree,
  MapPin,
  Megaphone,
  MessageCircle,
  Palette,
  Presentation,
  Scale,
  ShoppingBag,
  Star,
  Store,
  Wallet,
  Wifi,
} from 'lucide-react';
import { drawnIcon } from './drawn-icon.ts';
import type { Icon } from './icon.ts';

const icons = new Map<string, Icon>([
  ['book-open-text', BookOpenText],
  ['calendar-clock', CalendarClock],
  ['chart-column', ChartColumn],
  ['clock', Clock],
  ['credit-card', CreditCard],
  ['info', Info],
  ['life-buoy', LifeBuoy],
  ['list-plus', ListPlus],
  ['list-tree', ListTree],
  ['map-pin', MapPin],
  ['megaphone', Megaphone],
  ['message-circle', MessageCircle],
  ['palette', Palette],
  ['presentation', Presentation],
  ['scale', Scale],
  ['shopping-bag', ShoppingBag],
  ['star', Star],
  ['store', Store],
  ['wallet', Wallet],
  ['wifi', Wifi],
]);

/** Returns the icon of a button of the remote's own hub: the one of that name, or one drawn from SVG path data. */
export function declaredIcon(nameOrPath: string): Icon {
  return icons.get(nameOrPath) ?? drawnIcon(nameOrPath);
}
