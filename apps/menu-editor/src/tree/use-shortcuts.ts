import { useDispatch } from '@carta/panel';
import { useEffect } from 'react';
import { undoRequested } from '../outbox/actions.ts';
import { toolOpened } from '../tools/tools-slice.ts';

/** The keys of the editor that work while the focus is in the tree or on nothing: `/` searches, `?` lists the keys, Ctrl+Z undoes. */
export function useShortcuts(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, altKey } = event;
      const withCommand = event.ctrlKey || event.metaKey;
      if (defaultPrevented || altKey || !(target instanceof Element) || !isTreeOrNothing(target)) return;
      if (key === '/' && !withCommand) focusSearch();
      else if (key === '?' && !withCommand) dispatch(toolOpened({ name: 'shortcuts' }));
      else if (key.toLowerCase() === 'z' && withCommand && !event.shiftKey) dispatch(undoRequested());
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

function isTreeOrNothing(target: Element): boolean {
  const isNothing = target === document.body && !document.querySelector('[role="dialog"]');
  return isNothing || (target.closest('[role="tree"]') !== null && !target.closest('form'));
}

function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
}
