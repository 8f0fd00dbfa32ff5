import { useEffect, type RefObject } from 'react';

const NOT_INERT = '[aria-live], [role="status"], [role="alert"], [data-above-block]';

/** While `active`, makes everything outside `inside` inert except notices and dialogs that are open already. */
export function useIsolation(inside: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || !inside.current) return;
    const outside = [...partsAround(inside.current)].filter((part) => !part.hasAttribute('inert'));
    for (const part of outside) part.setAttribute('inert', '');
    return () => {
      for (const part of outside) part.removeAttribute('inert');
    };
  }, [inside, active]);
}

function* partsAround(element: Element): Generator<Element> {
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const sibling of part.parentElement.children) if (sibling !== part) yield* withoutNotices(sibling);
  }
}

function* withoutNotices(part: Element): Generator<Element> {
  if (part.matches(NOT_INERT) || holdsDialog(part)) return;
  if (!part.querySelector(NOT_INERT)) yield part;
  else for (const child of part.children) yield* withoutNotices(child);
}

/** True for the portal of an open dialog, which lies above the form. */
function holdsDialog(part: Element): boolean {
  return part.parentElement === document.body && part.querySelector('[role="dialog"]') !== null;
}
