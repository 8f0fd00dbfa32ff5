/**
 * Marks the tab of the category in sight, and in its row of subcategories the one in sight, and scrolls both into their bars. Returns a
 * function that stops it.
 */
export function markPlaces(): () => void {
  const side = document.querySelector('[data-chips="side"]');
  const observers: IntersectionObserver[] = [];

  /** Marks which of these links leads to what is in sight below `top`, the first one until there is one. */
  const watch = (bar: Element, top: number, onCurrent?: (hash: string) => void) => {
    const links = [...bar.querySelectorAll('a')];
    const visible = new Set<Element>();
    const places = links.map(({ hash }) => {
      const place = document.getElementById(hash.slice(1));
      return place?.localName === 'h3' ? place.parentElement : place;
    });
    let current = -1;
    const mark = (index: number) => {
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
        const first = places.findIndex((place) => place && visible.has(place));
        mark(first < 0 ? Math.max(current, 0) : first);
      },
      { rootMargin: `-${top}px 0px -60% 0px` },
    );
    for (const place of places) if (place) observer.observe(place);
    observers.push(observer);
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
  return () => observers.forEach((observer) => observer.disconnect());
}

function markLink(bar: Element, hash: string): void {
  for (const link of bar.querySelectorAll('a')) {
    if (link.hash === hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** A tab or subcategory takes the place of the last one in the history, so that 'Back' leaves the page. */
export function replaceHistoryEntries(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-tabs] a, [data-chips] a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.replace(link.hash);
  });
}
