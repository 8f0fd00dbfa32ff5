import { loadPart } from '../load-part.ts';

declare global {
  /** Set by the search's part once it has loaded: shows what the box and the filters ask for. */
  var cartaFind: (() => void) | undefined;
}

/** The state of the history's entry of a search. */
export interface FindingEntry {
  readonly finding: true;
  readonly query: string;
}

/** Searches and filters the page's own text. The code for it is fetched when the box has the focus, or a filter is pressed. */
export function startFinding(files: readonly string[], onFailure: () => void): void {
  let loading: Promise<void> | undefined;
  const find = () => {
    loading ??= loadPart(files);
    loading.then(
      () => globalThis.cartaFind?.(),
      () => {
        loading = undefined;
        for (const filter of document.querySelectorAll('[data-marks]')) filter.setAttribute('aria-pressed', 'false');
        onFailure();
      },
    );
  };
  const onUse = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const filter = target.closest('[data-marks]');
    if (type === 'click' && filter) {
      filter.setAttribute('aria-pressed', String(filter.getAttribute('aria-pressed') !== 'true'));
      find();
    } else if (type !== 'click' && target.closest('[data-find]')) {
      if (type === 'submit') event.preventDefault();
      find();
    }
  };
  for (const type of ['focusin', 'input', 'click', 'submit']) document.addEventListener(type, onUse);
  // What was typed before this script had loaded, or searched before the page was loaded again.
  const resume = () => {
    const box = document.querySelector<HTMLInputElement>('[data-find] input');
    if (!box || globalThis.cartaFind) return;
    box.value ||= (history.state as Partial<FindingEntry> | null)?.query ?? '';
    if (box.value) find();
  };
  resume();
  addEventListener('popstate', resume);
}
