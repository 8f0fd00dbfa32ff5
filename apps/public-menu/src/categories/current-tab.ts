/** Marks the tab of the category in sight, and keeps it in the bar; gives what ends it. The page works without it. */
export function markCurrentTab(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-tabs]');
  const tabs = new Map([...(bar?.querySelectorAll('a') ?? [])].map((tab) => [tab.hash.slice(1), tab]));
  const inSight = new Set<string>();

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
        if (isIntersecting) inSight.add(target.id);
        else inSight.delete(target.id);
      }
      mark([...tabs.keys()].find((id) => inSight.has(id)));
    },
    { rootMargin: '-64px 0px -60% 0px' },
  );
  for (const id of tabs.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
