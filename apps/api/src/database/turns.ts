/** Gives one at a time its turn, first come, first served. */
export class Turns {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Resolves to true when it is the caller's turn, to false after `ms` of waiting. */
  take(ms = Number.POSITIVE_INFINITY): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const giveUp = () => {
        this.#waiting.delete(start);
        resolve(false);
      };
      const timer = Number.isFinite(ms) ? setTimeout(giveUp, ms) : undefined;
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.#waiting.add(start);
    });
  }

  end(): void {
    const [next] = this.#waiting;
    if (!next) this.#isTaken = false;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
