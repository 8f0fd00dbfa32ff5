import { useSyncExternalStore } from 'react';

/** How far a phone's keyboard has pushed the page up, in CSS pixels: what sticks to the top would be out of sight. */
export function useVisualTop(): number {
  return useSyncExternalStore(follow, () => Math.round(window.visualViewport?.offsetTop ?? 0));
}

function follow(changed: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}
