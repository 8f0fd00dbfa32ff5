const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown'] as const;

const waiting = new Set<() => void>();
let hasInteracted = false;

function handleInteraction(): void {
  hasInteracted = true;
  for (const type of INTERACTIONS) removeEventListener(type, handleInteraction, true);
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Calls `callback` once, on the page's first pointer movement, touch or key press; immediately if that has already happened.
 * For code that only answers to interaction: it costs nothing before the page is shown and is there before it is needed.
 */
export function onFirstInteraction(callback: () => void): void {
  if (hasInteracted) return callback();
  if (waiting.size === 0) {
    for (const type of INTERACTIONS) addEventListener(type, handleInteraction, { capture: true, passive: true });
  }
  waiting.add(callback);
}
