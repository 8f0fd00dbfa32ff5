import type { DropAnimationFunction } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';

const SETTLE = { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'forwards' } as const;

type Dropped = Pick<Parameters<DropAnimationFunction>[0], 'dragOverlay' | 'transform'>;

/** After a drop the copy glides to the lifted row; without animation if the system asks for reduced motion. */
export async function settle(lifted: HTMLElement | null, { dragOverlay, transform }: Dropped): Promise<void> {
  if (!lifted?.isConnected) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  lifted.style.opacity = '0';
  // The row under the copy stays clickable during the animation.
  dragOverlay.node.style.pointerEvents = 'none';
  // The scroll that keeps the row at its place on the screen comes first.
  await Promise.resolve();
  const row = lifted.getBoundingClientRect();
  const copy = dragOverlay.node.getBoundingClientRect();
  const end = { ...transform, x: transform.x + row.left - copy.left, y: transform.y + row.top - copy.top };
  const glide = dragOverlay.node.animate(
    [{ transform: CSS.Transform.toString(transform) }, { transform: CSS.Transform.toString(end) }],
    SETTLE,
  );
  await glide.finished;
  lifted.style.opacity = '';
}
