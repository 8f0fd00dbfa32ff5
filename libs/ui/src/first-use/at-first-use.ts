const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

const waiting = new Set<() => void>();
let used = false;

function begin(): void {
  used = true;
  for (const sign of SIGNS) removeEventListener(sign, begin, true);
  for (const load of waiting) load();
  waiting.clear();
}

/**
 * Calls `load` once, as soon as somebody moves a pointer over the page, touches it or presses a key; at once where that has happened.
 * What only answers to hands is fetched that way: it weighs nothing until the page is shown, and is there before it is needed.
 */
export function atFirstUse(load: () => void): void {
  if (used) return load();
  if (waiting.size === 0) for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  waiting.add(load);
}
