import type { PreviewPlace, PreviewSection, PreviewSheetPart } from '@carta/contract';
import type { RecordsDraft } from '../outbox/actions.ts';

/** What a field says of its place in `data-preview`. */
export type PreviewPart = PreviewSection | PreviewSheetPart;

interface Edited {
  /** The record of the open edit form. */
  readonly editing: string | null;
  /** What the open sheet would change of a category. */
  readonly records: RecordsDraft | null;
  /** The row of the tree that is hovered or has the focus. */
  readonly row: string | null;
  /** What the field shows that had the focus last. */
  readonly part: PreviewPart | null;
  /** The path of the screen. */
  readonly path: string;
}

const GROUP_SCREEN = /^\/panel\/menu\/options\/(.+)$/;

/** Where most values of a screen stand; a field that stands elsewhere names its place in `data-preview`. */
const OF_SCREEN: Readonly<Record<string, PreviewSection>> = {
  '/panel/menu/featured': 'featured',
  '/panel/menu/board': 'board',
  '/panel/menu/customization': 'header',
  '/panel/menu/wifi': 'wifi',
  '/panel/menu/info': 'information',
  '/panel/menu/hours': 'header',
  '/panel/menu/notice': 'header',
  '/panel/menu/legal': 'prices',
  '/panel/menu/button': 'contact',
  '/panel/menu/mercadopago': 'information',
};

/** Returns where the preview shows what the owner edits; null if that is nowhere in particular. */
export function placeOf({ editing, records, row, part, path }: Edited): PreviewPlace | null {
  const isInSheet = part === 'options' || part === 'allergens';
  const item = editing ?? records?.changes[0]?.key;
  if (isInSheet && item !== undefined) return { kind: 'sheet', key: item, part };
  const key = editing ?? records?.within ?? row;
  if (key !== null) return { kind: 'record', key };
  const group = GROUP_SCREEN.exec(path)?.[1];
  if (group !== undefined) return { kind: 'group', key: group };
  if (isInSheet) return null;
  const section = part ?? OF_SCREEN[path];
  return section ? { kind: 'section', section } : null;
}
