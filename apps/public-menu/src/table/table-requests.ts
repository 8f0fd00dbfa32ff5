import { REQUEST_KINDS, type RequestKind } from '@carta/domain';
import { askRequest, request, type TablePlace } from './table-calls.ts';

/** How often the page asks for an answer while it is seen, in ms. */
const EVERY = 10_000;

/** How long an answer is shown, in ms. */
const ANSWER_SHOWN = 3 * 60_000;

/** A request of this browser. */
interface Asked {
  readonly key: string;
  /** When the page has read that somebody comes, in ms since 1970; null while nobody has answered. */
  readonly answered: number | null;
}

export interface RequestState {
  /** 'asking' until the server has the request. */
  readonly of: Readonly<Record<RequestKind, 'none' | 'asking' | 'asked' | 'answered'>>;
  readonly problem: 'too-often' | 'failed' | null;
}

/** What this browser asks for at a table, kept for when the page is loaded again. [TABLE-9] */
export class TableRequests {
  readonly #place: TablePlace;
  readonly #onChange: () => void;
  readonly #onUnknownTable: () => void;
  readonly #asking = new Set<RequestKind>();
  #asked: Partial<Record<RequestKind, Asked>>;
  #problem: RequestState['problem'] = null;
  #timer: number | undefined;
  #isOver = false;

  constructor(place: TablePlace, { onChange, onUnknownTable }: { onChange: () => void; onUnknownTable: () => void }) {
    this.#place = place;
    this.#onChange = onChange;
    this.#onUnknownTable = onUnknownTable;
    this.#asked = read(place);
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('pageshow', this.#look);
    this.#look();
  }

  get state(): RequestState {
    const stateOf = (kind: RequestKind) => {
      if (this.#asking.has(kind)) return 'asking';
      const asked = this.#asked[kind];
      if (!asked) return 'none';
      return asked.answered === null ? 'asked' : 'answered';
    };
    return { of: { waiter: stateOf('waiter'), bill: stateOf('bill') }, problem: this.#problem };
  }

  /** Asks for the waiter or the bill; nothing while that is asked for, or was just answered. */
  readonly ask = async (kind: RequestKind): Promise<void> => {
    if (this.state.of[kind] !== 'none') return;
    this.#problem = null;
    this.#asking.add(kind);
    this.#onChange();
    const answer = await request(this.#place, kind);
    this.#asking.delete(kind);
    if (answer === 'unknown-table') this.#onUnknownTable();
    if (typeof answer === 'string') this.#problem = answer === 'too-often' ? answer : 'failed';
    else this.#set(kind, { key: answer.key, answered: null });
    this.#onChange();
    this.#wait();
  };

  /** Follows nothing any more: the table is another one. */
  readonly end = (): void => {
    this.#isOver = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('pageshow', this.#look);
  };

  readonly #look = () => void this.#follow();

  /** Asks for what waits. Without an answer it is asked for again. */
  readonly #follow = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    await Promise.all(
      REQUEST_KINDS.map(async (kind) => {
        const asked = this.#asked[kind];
        if (!asked) return;
        if (asked.answered !== null) return Date.now() - asked.answered < ANSWER_SHOWN || this.#set(kind, undefined);
        const answer = await askRequest(this.#place, asked.key);
        if (answer === 'answered') this.#set(kind, { ...asked, answered: Date.now() });
        if (answer === 'gone') {
          this.#set(kind, undefined);
          this.#onUnknownTable();
        }
      }),
    );
    if (this.#isOver) return;
    this.#onChange();
    this.#wait();
  };

  /** Only while something waits, or an answer is shown, and the page is seen. */
  #wait(): void {
    clearTimeout(this.#timer);
    const kept = Object.values(this.#asked);
    if (kept.length > 0 && !document.hidden && !this.#isOver) {
      const isOpen = kept.some(({ answered }) => answered === null);
      this.#timer = window.setTimeout(this.#look, isOpen ? EVERY : ANSWER_SHOWN);
    }
  }

  #set(kind: RequestKind, asked: Asked | undefined): void {
    const { [kind]: _, ...others } = this.#asked;
    this.#asked = asked ? { ...others, [kind]: asked } : others;
    try {
      localStorage.setItem(nameOf(this.#place), JSON.stringify({ token: this.#place.token, asked: this.#asked }));
    } catch (error) {
      console.warn('What was asked for at the table is not remembered in this browser.', error);
    }
  }
}

const nameOf = ({ business }: TablePlace) => `carta-mesa-avisos-${business}`;

function read(place: TablePlace): Partial<Record<RequestKind, Asked>> {
  try {
    const { token, asked } = JSON.parse(localStorage.getItem(nameOf(place)) ?? '{}') as {
      readonly token?: unknown;
      readonly asked?: Partial<Record<RequestKind, Asked>>;
    };
    return token === place.token && asked ? asked : {};
  } catch {
    return {};
  }
}
