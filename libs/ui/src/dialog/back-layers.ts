import { useEffect, useEffectEvent } from 'react';

const MARK = 'carta:layer';

interface Layer {
  readonly onBack: () => void;
}

/** Layers over the screen, the uppermost last. */
let layers: readonly Layer[] = [];
/** Called when our own `history.back()` has arrived; null while none is pending. */
let afterOwnBack: (() => void) | null = null;
let isScheduled = false;

/**
 * Opens a layer over the screen: the browser's back button calls `onBack` of the uppermost layer instead of leaving the screen.
 * Returns a function that closes the layer. All layers share one history entry, which is removed with the last of them.
 */
export function openLayer(onBack: () => void): () => void {
  const layer = { onBack };
  layers = [...layers, layer];
  addEventListener('popstate', onPop);
  if (!afterOwnBack) mark();
  return () => {
    layers = layers.filter((other) => other !== layer);
    scheduleSettle();
  };
}

/** Removes all layers and their history entry, then calls `leave`, which leaves the screen. */
export function closeLayers(leave: () => void): void {
  layers = [];
  if (isMarked()) goBack(leave);
  else leave();
}

/** While `active`, the browser's back button calls `onBack` and the screen stays. */
export function useBackLayer(active: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => (active ? openLayer(goBack) : undefined), [active]);
}

function onPop(): void {
  restoreScrolling();
  if (afterOwnBack) {
    const callback = afterOwnBack;
    afterOwnBack = null;
    callback();
  } else if (!isMarked()) layers.at(-1)?.onBack();
  // Left behind by a link that was followed from a layer, or by a closed layer and the browser's 'forward'.
  else if (layers.length === 0) goBack(() => undefined);
  scheduleSettle();
}

/** Updates the history in a task of its own: a layer that closes and one that opens in its place keep the entry. */
function scheduleSettle(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    settle();
  });
}

function settle(): void {
  if (afterOwnBack) return;
  if (layers.length > 0) mark();
  else if (isMarked()) goBack(() => undefined);
}

function mark(): void {
  if (isMarked()) return;
  // Our own step back must not scroll the screen to where it was when the layer opened.
  history.scrollRestoration = 'manual';
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

function goBack(callback: () => void): void {
  afterOwnBack = callback;
  history.back();
}

/** Two frames later: the browser scrolls after the popstate event. */
function restoreScrolling(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!isMarked()) history.scrollRestoration = 'auto';
    }),
  );
}

function isMarked(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}
