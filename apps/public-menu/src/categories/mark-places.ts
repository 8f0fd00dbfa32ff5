/**
 * Marks the tab of the category in sight, and in its row of subcategories the one in sight, and scrolls both into their bars. A pressed tab or
 * subcategory takes the place of the last one in the history, so that 'Back' leaves the page. Returns a function that stops it.
 */
export function markPlaces(): () => void {
  const side = document.querySelector('[data-chips="side"]');
  const observers: IntersectionObserver[] = [];
  const updates: (() => void)[] = [];
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Marked while it is in sight: what is near the page's end cannot be scrolled to the top. */
  let pressed: Element | null = null;

  /** Marks which of these links leads to what is in sight below `top`, the first one until there is one. */
  const watch = (bar: Element, top: number, onCurrent?: (hash: string) => void) => {
    const links = [...bar.querySelectorAll('a')];
    const visible = new Set<Element>();
    const places = links.map(({ hash }) => {
      const place = document.getElementById(hash.slice(1));
      return place?.localName === 'h3' ? place.parentElement : place;
    });
    let current = -1;
    const update = () => {
      const wanted = pressed && isInView(pressed) ? places.findIndex((place) => place?.contains(pressed)) : -1;
      const first = places.findIndex((place) => place && visible.has(place));
      const index = [wanted, first, current].find((each) => each >= 0) ?? 0;
      const link = links[index];
      if (index === current || !link) return;
      current = index;
      markLink(bar, link.hash);
      link.parentElement?.parentElement?.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
      onCurrent?.(link.hash);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) visible[isIntersecting ? 'add' : 'delete'](target);
        update();
      },
      { rootMargin: `-${top}px 0px -60% 0px` },
    );
    for (const place of places) if (place) observer.observe(place);
    observers.push(observer);
    updates.push(update);
  };

  for (const bar of document.querySelectorAll('[data-tabs]')) {
    watch(bar, 64, (hash) => {
      const chips = document.querySelector(`${hash} [data-chips] ul`);
      side?.replaceChildren(...(chips ? [chips.cloneNode(true)] : []));
    });
  }
  for (const bar of document.querySelectorAll('[data-chips=""]')) {
    watch(bar, 116, (hash) => side?.querySelector(`[href="${hash}"]`) && markLink(side, hash));
  }

  document.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-tabs] a, [data-chips] a');
      if (!link || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      location.replace(link.hash);
      pressed = document.getElementById(link.hash.slice(1));
      for (const update of updates) update();
    },
    { signal },
  );
  for (const type of ['wheel', 'touchmove']) {
    document.addEventListener(type, () => (pressed = null), { passive: true, signal });
  }
  return () => {
    stopped.abort();
    for (const observer of observers) observer.disconnect();
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

function markLink(bar: Element, hash: string): void {
  for (const link of bar.querySelectorAll('a')) {
    if (link.hash === hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
