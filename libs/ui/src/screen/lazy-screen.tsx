import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { lazyModule } from '../lazy/lazy-module.ts';
import { ScreenHeader } from './screen-header.tsx';

/** A screen whose code loads when it is opened, with its header meanwhile. */
export function lazyScreen<T>(importModule: () => Promise<T>, pick: (module: T) => ComponentType): ComponentType {
  return lazyComponent(lazyModule(importModule), pick, { fallback: <ScreenHeader /> });
}
