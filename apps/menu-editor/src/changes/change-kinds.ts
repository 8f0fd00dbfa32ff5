import type { ChangeSummary } from '@carta/contract';
import type { Icon } from '@carta/ui';
import {
  ArrowDownUp,
  BadgePercent,
  Ban,
  Copy,
  Eye,
  EyeOff,
  FileSpreadsheet,
  Image,
  PackageMinus,
  Pencil,
  Plus,
  Settings,
  ShoppingBasket,
  Star,
  StarOff,
  Trash2,
  Undo2,
} from 'lucide-react';

type Kind = ChangeSummary['what'];

const CHANGE_ICONS: Readonly<Record<Kind, Icon>> = {
  added: Plus,
  edited: Pencil,
  priced: BadgePercent,
  pictured: Image,
  hidden: EyeOff,
  shown: Eye,
  'sold-out': Ban,
  'sold-out-until-back': PackageMinus,
  'back-on-sale': ShoppingBasket,
  featured: Star,
  unfeatured: StarOff,
  moved: ArrowDownUp,
  copied: Copy,
  deleted: Trash2,
  restored: Undo2,
  imported: FileSpreadsheet,
  settings: Settings,
};

/** The icon of a change; a server of a later version may tell of other kinds. */
export function iconOf(what: string): Icon {
  return (CHANGE_ICONS as Readonly<Record<string, Icon | undefined>>)[what] ?? Pencil;
}

/** The filters of the list, and the kinds that each shows; null for all. */
export const CHANGE_FILTERS = {
  all: { label: 'Todo', kinds: null },
  prices: { label: 'Precios', kinds: ['priced'] },
  soldOut: { label: 'Agotados', kinds: ['sold-out', 'sold-out-until-back', 'back-on-sale'] },
  imports: { label: 'Importaciones', kinds: ['imported'] },
} as const satisfies Record<string, { label: string; kinds: readonly Kind[] | null }>;

export type ChangeFilter = keyof typeof CHANGE_FILTERS;

export function isShownBy(filter: ChangeFilter, { what }: Pick<ChangeSummary, 'what'>): boolean {
  const kinds: readonly Kind[] | null = CHANGE_FILTERS[filter].kinds;
  return kinds === null || kinds.includes(what);
}
