import { DESK_NOTED_EVERY } from '../database/order-tables.ts';

interface OpenDesksOptions {
  /** Notes that a desk of each business is open. */
  readonly note: (businesses: readonly string[]) => Promise<void>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** Notes the businesses with an open desk, each once a minute however many of its desks are open. */
export class OpenDesks {
  readonly #options: OpenDesksOptions;
  /** When each business was noted last, in ms since 1970. */
  readonly #noted = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(options: OpenDesksOptions) {
    this.#options = options;
  }

  /** Notes those of the businesses that were not noted in the last minute. */
  note(businesses: Iterable<string>): void {
    const at = this.#options.now();
    for (const [business, noted] of this.#noted) if (noted <= at - DESK_NOTED_EVERY) this.#noted.delete(business);
    const due = [...new Set(businesses)].filter((business) => !this.#noted.has(business));
    if (due.length === 0) return;
    for (const business of due) this.#noted.set(business, at);
    this.#writing = this.#writing.then(() => this.#write(due));
  }

  /** Resolves once what was noted is written. */
  written(): Promise<void> {
    return this.#writing;
  }

  async #write(due: readonly string[]): Promise<void> {
    try {
      await this.#options.note(due);
    } catch (error) {
      for (const business of due) this.#noted.delete(business);
      this.#options.onFailure(error);
    }
  }
}
