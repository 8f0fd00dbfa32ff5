import type { Screen } from '@carta/contract';

/** The screens of the section; the first one has a button on home. */
export const SCREENS = [
  {
    path: '/panel/plantilla',
    title: 'Plantilla',
    parent: '/panel',
    button: { in: '/panel', order: 250, label: 'Plantilla', icon: 'star' },
  },
] as const satisfies readonly Screen[];
