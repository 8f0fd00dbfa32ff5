import {
  BookOpenText,
  ChartColumn,
  Clock,
  createLucideIcon,
  CreditCard,
  Info,
  LifeBuoy,
  ListTree,
  MapPin,
  Megaphone,
  MessageCircle,
  Palette,
  Presentation,
  ShoppingBag,
  Star,
  Store,
  Wallet,
  Wifi,
} from 'lucide-react';
import type { Icon } from './icon.ts';

const icons = new Map<string, Icon>([
  ['book-open-text', BookOpenText],
  ['chart-column', ChartColumn],
  ['clock', Clock],
  ['credit-card', CreditCard],
  ['info', Info],
  ['life-buoy', LifeBuoy],
  ['list-tree', ListTree],
  ['map-pin', MapPin],
  ['megaphone', Megaphone],
  ['message-circle', MessageCircle],
  ['palette', Palette],
  ['presentation', Presentation],
  ['shopping-bag', ShoppingBag],
  ['star', Star],
  ['store', Store],
  ['wallet', Wallet],
  ['wifi', Wifi],
]);

/** Returns the icon of a declared button: the one of that name, or one drawn from SVG path data on a grid of 24 × 24. */
export function declaredIcon(nameOrPath: string): Icon {
  const known = icons.get(nameOrPath);
  if (known) return known;
  const drawn = createLucideIcon('declared', [['path', { d: nameOrPath }]]);
  icons.set(nameOrPath, drawn);
  return drawn;
}
