import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyModule } from './lazy-module.ts';

interface LazyComponentOptions<Props> {
  /** Shown while the code loads. */
  readonly fallback?: ReactNode;
  /** Shown if the code cannot be loaded; without it, the component throws to the nearest error boundary. */
  readonly Failed?: ComponentType<Props>;
}

/** A component whose code loads when it is first shown. After a failure, showing it again loads again. */
export function lazyComponent<T, Props extends object>(
  module: LazyModule<T>,
  pick: (module: T) => ComponentType<Props>,
  { fallback = null, Failed }: LazyComponentOptions<Props> = {},
): ComponentType<Props> {
  const picked = () => {
    const loaded = module.peek();
    return loaded && pick(loaded);
  };
  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(picked);

    useEffect(() => {
      if (Component) return;
      let isShown = true;
      const settle = (outcome: () => ComponentType<Props>) => {
        if (isShown) setComponent(outcome);
      };
      module.load().then(
        (loaded) => settle(() => pick(loaded)),
        (error: unknown) =>
          settle(() => {
            if (Failed) return Failed;
            throw error;
          }),
      );
      return () => {
        isShown = false;
      };
    }, [Component]);

    return Component ? <Component {...props} /> : fallback;
  };
}
