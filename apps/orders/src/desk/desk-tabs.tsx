import type { DeskList } from '@carta/domain';
import { useRef, type KeyboardEvent } from 'react';
import styles from './desk-tabs.module.css';
import { LIST_TITLES } from './list-titles.ts';

interface DeskTabsProps {
  /** The lists, each with how many orders it has. */
  readonly counts: readonly (readonly [list: DeskList, count: number])[];
  readonly shown: DeskList;
  readonly onShow: (list: DeskList) => void;
}

/** The lists of the desk on a phone; a new order is counted, and coloured, whichever list is shown. */
export function DeskTabs({ counts, shown, onShow }: DeskTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const nth = (counts.findIndex(([list]) => list === shown) + by + counts.length) % counts.length;
    onShow(counts[nth]?.[0] ?? shown);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(nth).focus();
  };
  return (
    <div ref={row} className={styles.tabs} role="tablist" aria-label="Pedidos por estado" onKeyDown={turn}>
      {counts.map(([list, count]) => (
        <button
          key={list}
          type="button"
          role="tab"
          id={tabId(list)}
          className={styles.tab}
          aria-selected={list === shown}
          aria-controls={list === shown ? PANEL : undefined}
          tabIndex={list === shown ? 0 : -1}
          data-waits={list === 'new' && count > 0}
          onClick={() => onShow(list)}
        >
          <span className={styles.count}>{count}</span> <span>{LIST_TITLES[list]}</span>
        </button>
      ))}
    </div>
  );
}

/** Id of the list that is shown. */
export const PANEL = 'desk-list';
export const tabId = (list: DeskList): string => `desk-tab-${list}`;
