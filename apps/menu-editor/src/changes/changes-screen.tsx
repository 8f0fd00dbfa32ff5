import type { ChangeSummary } from '@carta/contract';
import { dayTitle, isFoundIn } from '@carta/domain';
import { selectMenu, selectTimeZone, useRemoteData, useSelector } from '@carta/panel';
import { EmptyState, ErrorPanel, FilterChips, IconButton, ScreenHeader, SearchField } from '@carta/ui';
import { History, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { selectSaving } from '../outbox/outbox-slice.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { WaitingLines } from '../waiting-lines.tsx';
import { CHANGE_FILTERS, isShownBy, type ChangeFilter } from './change-kinds.ts';
import { ChangeRow } from './change-row.tsx';
import styles from './changes-screen.module.css';
import { recordedChanges } from '../recorded-changes.ts';

const FILTERS = (Object.keys(CHANGE_FILTERS) as ChangeFilter[]).map((value) => ({
  value,
  label: CHANGE_FILTERS[value].label,
}));

/** 'Últimos cambios': what was done to the menu and its settings, by whom, and its undo. [CHANGE-3] [CHANGE-4] */
export function ChangesScreen() {
  const menu = useSelector(selectMenu);
  const saving = useSelector(selectSaving);
  // Every change, of whoever, comes with a new menu; one that is being sent is not recorded yet.
  const { status, value, retry } = useRemoteData(recordedChanges, { again: menu, paused: saving });
  const [filter, setFilter] = useState<ChangeFilter>('all');
  const [query, setQuery] = useState<string | null>(null);
  const failed = status === 'failed';
  return (
    <div className={styles.screen}>
      <ScreenHeader
        end={
          <IconButton
            label="Buscar un cambio"
            icon={Search}
            aria-expanded={query !== null}
            onClick={() => setQuery(query === null ? '' : null)}
          />
        }
      />
      {query !== null && (
        <div className={styles.search}>
          <SearchField label="Buscar un cambio" value={query} onChange={setQuery} />
        </div>
      )}
      <FilterChips label="Qué se muestra" options={FILTERS} value={filter} onChange={setFilter} />
      <div className={styles.content}>
        {value && <Changes changes={value} filter={filter} query={query ?? ''} />}
        {!value && failed && <ErrorPanel title="No se pudieron abrir los últimos cambios" onRetry={retry} />}
        {!value && !failed && <WaitingLines />}
      </div>
    </div>
  );
}

interface ChangesProps {
  readonly changes: readonly ChangeSummary[];
  readonly filter: ChangeFilter;
  readonly query: string;
}

function Changes({ changes, filter, query }: ChangesProps) {
  const change = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(Date.now);
  const isFound = ({ text, detail, by }: ChangeSummary) => isFoundIn(query, `${text} ${detail} ${by}`);
  const shown = changes.filter((one) => isShownBy(filter, one) && isFound(one));
  if (changes.length === 0)
    return (
      <EmptyState icon={History} title="Todavía no hay cambios">
        Aquí aparece lo que se cambia en tu menú, quién lo cambió y cómo deshacerlo.
      </EmptyState>
    );
  if (shown.length === 0)
    return (
      <EmptyState icon={SearchX} title="Ningún cambio así">
        Se guardan los últimos 50 cambios, y las importaciones durante 30 días.
      </EmptyState>
    );
  return changeDays(shown, timeZone, now).map(({ title, changes: ofDay }) => (
    <section key={title} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.card} aria-label={title}>
        {ofDay.map((one) => (
          <ChangeRow
            key={one.key}
            change={one}
            onUndo={() => change(commandAction('menu-editor/changeUndone', { key: one.key, what: one.what }))}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Returns the changes by day, in their sequence. [DATE-5] */
function changeDays(
  changes: readonly ChangeSummary[],
  timeZone: string,
  now: number,
): { title: string; changes: readonly ChangeSummary[] }[] {
  const days = new Map<string, ChangeSummary[]>();
  for (const change of changes) {
    const title = dayTitle(change.at, timeZone, now);
    days.set(title, [...(days.get(title) ?? []), change]);
  }
  return [...days].map(([title, ofDay]) => ({ title, changes: ofDay }));
}
