import type { LucideIcon } from 'lucide-react';

/** A component of lucide-react, not an element: the design system decides on size and stroke. */
export type Icon = LucideIcon;

export const ICON_LINE = 1.75;
