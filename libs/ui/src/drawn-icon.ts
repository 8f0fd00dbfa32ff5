import { createLucideIcon } from 'lucide-react';
import type { Icon } from './icon.ts';

const drawn = new Map<string, Icon>();

/** Returns the icon that SVG path data draws on a grid of 24 × 24; the same one each time. */
export function drawnIcon(pathData: string): Icon {
  const known = drawn.get(pathData);
  if (known) return known;
  const icon = createLucideIcon({ name: 'declared', size: 24, node: [['path', { d: pathData, key: pathData }]] });
  drawn.set(pathData, icon);
  return icon;
}
