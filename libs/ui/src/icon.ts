import type { LucideIcon } from 'lucide-react';

/** A drawing of lucide-react: the component, not an element, since its size and line are the design system's. */
export type Icon = LucideIcon;

export const ICON_LINE = 1.75;
