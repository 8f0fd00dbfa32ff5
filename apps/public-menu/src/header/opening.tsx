import { acceptsOrders, openAt, orderTimes, takesOrdersAt, type OpenState, type PublicMenu } from '@carta/domain';
import { Moon } from 'lucide-react';
import { use } from 'react';
import { formatAddress } from '../format-address.ts';
import { MenuContext } from '../menu-context.ts';
import { useWords } from '../words.ts';
import styles from './opening.module.css';

/** 'Abierto hasta las 0.30', before the address; nothing while closed, and where the owner gives no hours. [HOURS-6] */
export function OpenUntil({ menu }: { menu: PublicMenu }) {
  const { state, words } = useOpening(menu);
  if (!state.open || words === '') return null;
  return <OpenWords words={words} separator={formatAddress(menu.modalInfo) === '' ? '' : ' · '} />;
}

/** 'Abierto hasta las 0.30' or 'Abre mañana a las 12.00', in one line; nothing where the owner gives no hours. [HOURS-6] */
export function Opening({ menu }: { menu: PublicMenu }) {
  const { state, words } = useOpening(menu);
  if (words === '') return <PausedUntil menu={menu} />;
  return (
    <>
      <p>{state.open ? <OpenWords words={words} /> : words}</p>
      {state.open && <PausedUntil menu={menu} />}
    </>
  );
}

interface OpenWordsProps {
  readonly words: string;
  /** Before what follows, where there is room for it. */
  readonly separator?: string;
}

/** The first word says it, in each language. */
function OpenWords({ words, separator }: OpenWordsProps) {
  const [open, ...until] = words.split(' ');
  return (
    <span className={styles.open}>
      <b>{open}</b> {until.join(' ')}
      {separator && <i>{separator}</i>}
    </span>
  );
}

/** 'Cerrado ahora', when it opens, and that the order can be made meanwhile. [HOURS-6] */
export function ClosedNow({ menu }: { menu: PublicMenu }) {
  const { closedNow } = useWords();
  const { state, words } = useOpening(menu);
  const meanwhile = useMeanwhile(menu);
  if (state.open) return <Paused menu={menu} />;
  const opens = state.until !== null && `${words}. ${acceptsOrders(menu) ? meanwhile : ''}`;
  return (
    <div className={styles.closed}>
      <Moon size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b>{closedNow}</b>
        {opens && <span>{opens.trim()}</span>}
      </p>
    </div>
  );
}

/** 'No toma pedidos hasta las 21.30', and that one for later can be sent. */
function Paused({ menu }: { menu: PublicMenu }) {
  const meanwhile = useMeanwhile(menu);
  const paused = usePaused(menu);
  if (paused === '') return null;
  return (
    <div className={styles.closed}>
      <Moon size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b>{paused}</b>
        <span>{meanwhile}</span>
      </p>
    </div>
  );
}

/** That the order can be sent for later, where a moment of today or tomorrow can be chosen; that it can be made, otherwise. [ORDER-13] */
function useMeanwhile(menu: PublicMenu): string {
  const { now } = use(MenuContext);
  const { orderMeanwhile, orderForLater } = useWords();
  return menu.ordering.desk && orderTimes(menu, now).length > 0 ? orderForLater : orderMeanwhile;
}

function PausedUntil({ menu }: { menu: PublicMenu }) {
  const paused = usePaused(menu);
  return paused !== '' && <p>{paused}</p>;
}

/** 'No toma pedidos hasta las 21.30' while the owner has paused them; '' otherwise. [ORDER-12] */
function usePaused(menu: PublicMenu): string {
  const { now } = use(MenuContext);
  const { pausedUntil } = useWords();
  const { desk, pausedUntil: until } = menu.ordering;
  if (!desk || until === null || now >= until || !acceptsOrders(menu)) return '';
  return pausedUntil(takesOrdersAt(menu, now), menu.timeZone, now);
}

function useOpening(menu: PublicMenu): { state: OpenState; words: string } {
  const { now } = use(MenuContext);
  const { opening, alwaysOpen } = useWords();
  const state = openAt({ ...menu, now });
  const isNeverClosed = menu.hours.length > 0 && state.open && state.until === null;
  return { state, words: isNeverClosed ? alwaysOpen : opening(state, menu.timeZone, now) };
}
