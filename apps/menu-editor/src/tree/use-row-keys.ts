import { useDispatch } from '@carta/panel';
import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { scrollRowIntoView } from './scroll-row-into-view.ts';
import type { Row } from './rows.ts';
import { categoryToggled, revealRequested } from '../tree-state/tree-slice.ts';
import { useLatest } from './use-latest.ts';

/** Up and down move the focus by one row, Home and End to the first and last row; right opens a category, left closes it. */
export function useRowKeys(rows: readonly Row[], list: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  const latest = useLatest(rows);

  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (event.defaultPrevented || !(target instanceof HTMLButtonElement)) return;
      const index = latest.current.findIndex(
        (row) => row.key === target.closest<HTMLElement>('[data-key]')?.dataset.key,
      );
      const row = latest.current[index];
      if (!row) return;

      const focus = (next: Row | undefined) => {
        const drawn = next && list.current?.querySelector(`[data-key="${next.key}"]`);
        if (drawn) {
          scrollRowIntoView(drawn);
          sameButtonIn(target, drawn)?.focus({ preventScroll: true });
        } else if (next) dispatch(revealRequested(next.key));
      };

      if (key === 'ArrowDown') focus(latest.current[index + 1]);
      else if (key === 'ArrowUp') focus(latest.current[index - 1]);
      else if (key === 'Home') focus(latest.current[0]);
      else if (key === 'End') focus(latest.current.at(-1));
      else if (key === 'ArrowRight' && isCategory(row) && !row.expanded) dispatch(categoryToggled(row.key));
      else if (key === 'ArrowLeft' && isCategory(row) && row.expanded) dispatch(categoryToggled(row.key));
      else if (key === 'ArrowLeft') focus(latest.current.findLast(({ level }, at) => at < index && level < row.level));
      else return;
      event.preventDefault();
    },
    [dispatch, latest, list],
  );
}

function isCategory(row: Row): row is Row & { kind: 'category' } {
  return row.kind === 'category' && row.expandable;
}

/** Returns the same button in another row, or that row's handle. */
function sameButtonIn(button: HTMLButtonElement, row: Element): HTMLElement | null {
  const { ariaPressed, ariaHasPopup } = button;
  const same = [...row.querySelectorAll('button')].find(
    (other) => other.ariaPressed === ariaPressed && other.ariaHasPopup === ariaHasPopup,
  );
  return same ?? row.querySelector('button');
}
