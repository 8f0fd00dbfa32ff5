import { Checkbox } from '@carta/ui';
import { selectMenu, useDispatch, useStore, type PanelState } from '@carta/panel';
import { useCallback, useEffect, type RefObject } from 'react';
import { selectIsSelecting, selectionChanged, selectSelected } from '../../tree-state/selection-slice.ts';
import { toggledSelection, type BoxState } from './selection.ts';
import styles from './select-box.module.css';

export { boxStates } from './selection.ts';

/** How long a finger rests on a row to select it, in ms. */
const LONG_PRESS = 500;
/** A finger that moves farther scrolls, in pixels. */
const STILL = 10;

/** Controls of a row, which keep their own click. */
const CONTROLS = 'button, input, label, a, form';

export interface SelectBoxProps {
  readonly id: string;
  readonly title: string;
  /** Null while nothing is selected: the box then shows only at a desk, under the pointer. */
  readonly state: BoxState | null;
}

/** Selects a row. Before the first one is selected, the keyboard does it by Ctrl + Space, so that a row has no stop more. */
export function SelectBox({ id, title, state }: SelectBoxProps) {
  const { toggle } = useSelection();
  return (
    <span className={state === null ? styles.first : styles.box} data-first-box={state === null || undefined}>
      <Checkbox
        bare
        label={`Seleccionar ${title}`}
        checked={state === 'on'}
        indeterminate={state === 'mixed'}
        tabIndex={state === null ? -1 : 0}
        onChange={() => toggle(id)}
      />
    </span>
  );
}

interface SelectingProps {
  readonly list: RefObject<HTMLElement | null>;
  /** The touch that began before this code was loaded and still rests. */
  readonly touch: RefObject<TouchEvent | null>;
}

/** Listens at the tree: a long press or Ctrl + Space selects the first row; from then on a tap on a row selects it, too. */
export function Selecting({ list, touch }: SelectingProps) {
  const { toggle, isSelecting } = useSelection();

  useEffect(() => {
    const tree = list.current;
    if (!tree) return;
    const ends = new AbortController();
    const { signal } = ends;
    let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    let wasLong = false;
    const endPress = () => {
      if (press) clearTimeout(press.timer);
      press = null;
    };

    const touched = { capture: true, passive: true, signal };
    const beginPress = ({ target, touches, timeStamp }: TouchEvent) => {
      endPress();
      wasLong = false;
      const key = rowKeyAt(target);
      const [finger] = touches;
      if (key === null || !finger || touches.length > 1) return;
      const select = () => {
        wasLong = true;
        toggle(key);
      };
      const rested = performance.now() - timeStamp;
      press = { timer: setTimeout(select, LONG_PRESS - rested), x: finger.clientX, y: finger.clientY };
    };
    tree.addEventListener('touchstart', beginPress, touched);
    if (touch.current) beginPress(touch.current);
    tree.addEventListener(
      'touchmove',
      ({ touches: [finger] }) => {
        if (press && finger && Math.hypot(finger.clientX - press.x, finger.clientY - press.y) > STILL) endPress();
      },
      touched,
    );
    tree.addEventListener('touchend', endPress, touched);
    tree.addEventListener('touchcancel', endPress, touched);

    const early = { capture: true, signal };
    // A long press would open the browser's own menu for a picture or a word.
    tree.addEventListener('contextmenu', (event) => (press || wasLong) && event.preventDefault(), early);
    tree.addEventListener(
      'click',
      (event) => {
        const key = rowKeyAt(event.target);
        if (key === null || (!wasLong && !isSelecting())) return;
        event.preventDefault();
        event.stopPropagation();
        if (wasLong) wasLong = false;
        else toggle(key);
      },
      early,
    );
    tree.addEventListener(
      'keydown',
      (event) => {
        const key = event.target instanceof Element ? keyOf(event.target) : null;
        if (key === null || event.key !== ' ' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        toggle(key);
      },
      early,
    );
    return () => {
      endPress();
      ends.abort();
    };
  }, [list, touch, toggle, isSelecting]);
  return null;
}

function useSelection() {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectSelected>[0] & Pick<PanelState, 'menu'>>();
  /** Selects a row or leaves it out. */
  const toggle = useCallback(
    (key: string) => {
      const menu = selectMenu(store.getState());
      if (menu) dispatch(selectionChanged(toggledSelection(menu, selectSelected(store.getState()), key)));
    },
    [dispatch, store],
  );
  const isSelecting = useCallback(() => selectIsSelecting(store.getState()), [store]);
  return { toggle, isSelecting };
}

/** Returns the key of the row around a part that is no control. */
function rowKeyAt(target: EventTarget | null): string | null {
  return target instanceof Element && !target.closest(CONTROLS) ? keyOf(target) : null;
}

function keyOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
}
