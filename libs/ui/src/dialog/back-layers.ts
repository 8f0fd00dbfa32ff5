import { useEffect, useEffectEvent } from 'react';

const MARK = 'carta:layer';

interface Layer {
  readonly onBack: () => void;
}

/** What lies over the screen, the uppermost last. */
let layers: readonly Layer[] = [];
/** What follows once our own step back has arrived; null while none is under way. */
let afterReturn: (() => void) | null = null;
let planned = false;

/**
 * Lays something over the screen that the browser's back button takes away in place of the screen: `onBack` is called for the uppermost.
 * Gives what ends that. All layers share one entry in the history, which goes with the last of them.
 */
export function openLayer(onBack: () => void): () => void {
  const layer = { onBack };
  layers = [...layers, layer];
  addEventListener('popstate', onPop);
  if (!afterReturn) mark();
  return () => {
    layers = layers.filter((other) => other !== layer);
    plan();
  };
}

/** Forgets all layers, and then leaves the screen by `leave`, which finds the history as if there had been none. */
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
  scrollAgain();
  if (afterReturn) {
    const follow = afterReturn;
    afterReturn = null;
    follow();
  } else if (!isMarked()) layers.at(-1)?.onBack();
  plan();
}

/** Once what closes and what opens in its place are both done. */
function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(() => {
    planned = false;
    settle();
  });
}

function settle(): void {
  if (afterReturn) return;
  if (layers.length > 0) mark();
  else if (isMarked()) goBack(() => undefined);
  else removeEventListener('popstate', onPop);
}

function mark(): void {
  if (isMarked()) return;
  // The way back to this entry is ours: it must not scroll the screen to where it was when the layer opened.
  history.scrollRestoration = 'manual';
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

function goBack(follow: () => void): void {
  afterReturn = follow;
  history.back();
}

/** The browser scrolls after it has told of the step. */
function scrollAgain(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!isMarked()) history.scrollRestoration = 'auto';
    }),
  );
}

function isMarked(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}
