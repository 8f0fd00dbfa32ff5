const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Where an element stands: itself and what is around it, innermost first, each with its 0-based place among its siblings. */
interface Place {
  readonly trail: readonly { readonly node: Element; readonly parent: Element; readonly nth: number }[];
}

/**
 * Keeps the focus from falling to nothing, on every screen. `openPath` is the path that the page was opened with, `firstFocus` what had the focus when
 * this code was asked for: the first key may have removed it.
 * - On another path the screen's h1 gets the focus, unless something of the screen or a dialog has it.
 * - By keyboard, what is removed gives the focus to the same control of the next row, else of the row before, else to its section.
 * Returns a function that ends it.
 */
export function keepFocus(openPath: string, firstFocus: Element | null = null): () => void {
  let path = openPath;
  let byPointer = false;
  let hasRestored = false;
  let frame = 0;
  /** The last place of the focus, for the page and for each dialog. */
  const places = new WeakMap<Element, Place>();

  const note = (element: Element | null) => {
    if (!element || isNothing(element)) return;
    const around = element.closest('[role="dialog"], [role="menu"], [role="status"]') ?? document.body;
    places.set(around, placeOf(element, around));
    if (element.closest('main')) path = location.pathname;
  };
  const check = () => {
    const active = document.activeElement;
    const around = openDialog() ?? document.body;
    const hasMoved = path !== location.pathname && around === document.body;
    if (document.querySelector('main')?.closest('[inert]')) return;
    if (hasMoved && (isNothing(active) || active?.closest('header:not(main *)'))) return focusHeading();
    if (!isNothing(active)) return;
    const place = places.get(around);
    const isHeading = place?.trail[0]?.node.localName === 'h1';
    // A press beside everything takes the focus away on purpose.
    if (byPointer && !isHeading) places.delete(around);
    else if (place) {
      restore(place);
      hasRestored = true;
    }
  };
  const checkLater = () => {
    cancelAnimationFrame(frame);
    // What moves the focus by itself does so within a frame.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
  };
  const focused = ({ target }: FocusEvent) => note(target instanceof Element ? target : null);
  const pressed = () => {
    byPointer = true;
  };
  const typed = (event: KeyboardEvent) => {
    // A key that is held would remove one row after another.
    if (event.repeat && hasRestored) return event.preventDefault();
    hasRestored = false;
    if (byPointer) check();
    byPointer = false;
    note(document.activeElement);
  };

  const observer = new MutationObserver(checkLater);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  addEventListener('focusin', focused, true);
  addEventListener('pointerdown', pressed, true);
  addEventListener('keydown', typed, true);
  if (firstFocus?.isConnected === false) note(firstFocus);
  note(document.activeElement);
  checkLater();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    removeEventListener('focusin', focused, true);
    removeEventListener('pointerdown', pressed, true);
    removeEventListener('keydown', typed, true);
  };
}

const isNothing = (element: Element | null) => element === null || element === document.body;

/** Returns the dialog that lies above the others; one that is closing does not count. */
function openDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]:not([data-closed])')].at(-1);
}

function placeOf(element: Element, around: Element): Place {
  const trail = [];
  let node = element;
  while (node !== around && node.parentElement) {
    const parent = node.parentElement;
    trail.push({ node, parent, nth: [...parent.children].indexOf(node) });
    node = parent;
  }
  return { trail };
}

function restore({ trail }: Place): void {
  const [first] = trail;
  if (!first || first.node.localName === 'h1') return focusHeading();
  // The dialog or menu that had the focus has left.
  if (first.node.isConnected) return void focus(first.node);
  for (const [depth, { node, parent, nth }] of trail.entries()) {
    if (!parent.isConnected) continue;
    if (parent.localName === 'main') return focusHeading();
    const children = [...parent.children];
    const here = node.isConnected ? children.indexOf(node) : nth;
    const after = children.slice(node.isConnected ? here + 1 : here);
    const steps = trail.slice(0, depth).toReversed();
    for (const child of [...after, ...children.slice(0, here).toReversed()]) {
      const same = steps.reduce<Element | undefined>((found, step) => found?.children[step.nth], child);
      const isSame = same?.localName === first.node.localName && same.matches(FOCUSABLE);
      const others = child.matches(FOCUSABLE) ? [child] : child.querySelectorAll(FOCUSABLE);
      if ([...(isSame ? [same] : []), ...others].some((one) => focus(one))) return;
    }
    if (parent.localName === 'section' && focusText(parent)) return;
  }
  focusHeading();
}

/** Focuses the title of the screen; what is around it where it has none. Nothing scrolls: the router or the screen has scrolled. */
function focusHeading(): void {
  const heading = document.querySelector('main h1') ?? document.querySelector('main');
  if (heading) focusText(heading, { preventScroll: true });
}

/** Focuses an element that is no control. */
function focusText(element: Element, options?: FocusOptions): boolean {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  return focus(element, options);
}

/** Returns false if the element cannot have the focus. */
function focus(element: Element, options?: FocusOptions): boolean {
  if (element instanceof HTMLElement) element.focus(options);
  return document.activeElement === element;
}
