import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { lazyModule } from '../lazy/lazy-module.ts';
import { ScreenHeader } from './screen-header.tsx';

/** A component of a screen; `preload` fetches its code before it is opened. */
export type ScreenComponent = ComponentType & { readonly preload?: () => void };

/** A screen whose code loads when it is opened, with its header meanwhile. */
export function lazyScreen<T>(importModule: () => Promise<T>, pick: (module: T) => ComponentType): ScreenComponent {
  const module = lazyModule(importModule);
  return Object.assign(lazyComponent(module, pick, { fallback: <ScreenHeader /> }), { preload: module.preload });
}
