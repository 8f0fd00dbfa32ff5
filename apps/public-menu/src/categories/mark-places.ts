/**
 * Marks the tab of the category that fills most of the screen, and in its row of subcategories the one that does, and scrolls both into their
 * bars. A pressed tab or subcategory takes the place of the last one in the history, so that 'Back' leaves the page. Returns a function that stops
 * it.
 */
export function markPlaces(): () => void {
  const tabs = document.querySelector('[data-tabs]');
  const side = document.querySelector('[data-chips="side"]');
  const updates: (() => void)[] = [];
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Marked while its beginning is in sight: what is near the page's end cannot be scrolled to the top. */
  let pressed: Element | null = null;

  /** Marks which of these links leads to what fills most of the screen; while nothing of it is in sight, the last one, or the first. */
  const watch = (bar: Element, onCurrent?: (hash: string) => void) => {
    const section = bar.closest('section');
    const links = [...bar.querySelectorAll('a')];
    const places = links.map(({ hash }) => {
      const place = document.getElementById(hash.slice(1));
      return place?.localName === 'h3' ? place.parentElement : place;
    });
    let current = -1;
    updates.push(() => {
      const top = bottomOf(tabs, bar);
      // What is inside a section that is not in sight is not laid out.
      if (section && heightInSight(section, bottomOf(tabs)) <= 0) return;
      const shown = places.map((place) => (place ? heightInSight(place, top) : 0));
      const most = Math.max(...shown);
      const wanted = pressed && isInSight(pressed, top) ? places.findIndex((place) => place?.contains(pressed)) : -1;
      const index = wanted >= 0 ? wanted : most > 0 ? shown.indexOf(most) : Math.max(current, 0);
      const link = links[index];
      if (index === current || !link) return;
      current = index;
      markLink(bar, link.hash);
      link.parentElement?.parentElement?.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
      onCurrent?.(link.hash);
    });
  };

  if (tabs) {
    watch(tabs, (hash) => {
      const chips = document.querySelector(`${hash} [data-chips] ul`);
      side?.replaceChildren(...(chips ? [chips.cloneNode(true)] : []));
    });
  }
  for (const bar of document.querySelectorAll('[data-chips=""]')) {
    watch(bar, (hash) => side?.querySelector(`[href="${hash}"]`) && markLink(side, hash));
  }

  let frame: number | undefined;
  const update = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      if (!signal.aborted) for (const each of updates) each();
    });
  };
  document.addEventListener('scroll', update, { passive: true, signal });
  // Also when what is searched or filtered changes the sections, and at first.
  const observer = new ResizeObserver(update);
  for (const element of document.querySelectorAll('html, [data-sections]')) observer.observe(element);

  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-tabs] a, [data-chips] a');
      if (!link || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      location.replace(link.hash);
      pressed = document.getElementById(link.hash.slice(1));
      update();
    },
    { signal },
  );
  return () => {
    stopped.abort();
    observer.disconnect();
  };
}

/** Returns where the screen begins below bars that stick, in px. */
function bottomOf(...bars: readonly (Element | null)[]): number {
  return Math.max(0, ...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0));
}

/** In px. */
function heightInSight(element: Element, from: number): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, from);
}

/** True while the beginning of the element is in sight; a place that was scrolled to is within 24 px of the bars. */
function isInSight(element: Element, from: number): boolean {
  const { top } = element.getBoundingClientRect();
  return top > from - 24 && top < innerHeight;
}

function markLink(bar: Element, hash: string): void {
  for (const link of bar.querySelectorAll('a')) {
    if (link.hash === hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
