/** What one business may take at most, as a share of the limit. */
const BUSINESS_SHARE = 0.25;

/** Limits the memory that the bodies of uploads take over all requests, and that of one business to a quarter of it. */
export class UploadMemory {
  readonly #max: number;
  readonly #usedBy = new Map<string, number>();
  #used = 0;

  /** `max` in bytes. */
  constructor(max: number) {
    this.#max = max;
  }

  ofRequest(business: string): RequestMemory {
    let own = 0;
    const add = (bytes: number) => {
      const used = (this.#usedBy.get(business) ?? 0) + bytes;
      if (used > 0) this.#usedBy.set(business, used);
      else this.#usedBy.delete(business);
      this.#used += bytes;
      own += bytes;
    };
    return {
      reserve: (bytes) => {
        const ofBusiness = (this.#usedBy.get(business) ?? 0) + bytes;
        if (this.#used + bytes > this.#max || ofBusiness > this.#max * BUSINESS_SHARE) return false;
        add(bytes);
        return true;
      },
      release: () => add(-own),
    };
  }
}

export interface RequestMemory {
  /** Reserves more bytes; false if they exceed a limit. */
  reserve(bytes: number): boolean;
  /** Releases everything that the request has reserved. */
  release(): void;
}
