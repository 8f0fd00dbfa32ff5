/** Marks the tab of the visible category and scrolls it into the bar. Returns a function that stops it. */
export function markCurrentTab(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-tabs]');
  const tabs = new Map([...(bar?.querySelectorAll('a') ?? [])].map((tab) => [tab.hash.slice(1), tab]));
  const visible = new Set<string>();

  const mark = (current: string | undefined) => {
    for (const [id, tab] of tabs) {
      if (id !== current) {
        tab.removeAttribute('aria-current');
      } else if (!tab.hasAttribute('aria-current')) {
        tab.setAttribute('aria-current', 'true');
        bar?.scrollTo({ left: tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2 });
      }
    }
  };

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) visible.add(target.id);
        else visible.delete(target.id);
      }
      mark([...tabs.keys()].find((id) => visible.has(id)));
    },
    { rootMargin: '-64px 0px -60% 0px' },
  );
  for (const id of tabs.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
