/** Bounds the memory that uploaded files take over all requests. */
export class UploadMemory {
  readonly #max: number;
  #used = 0;

  /** `max` in bytes. */
  constructor(max: number) {
    this.#max = max;
  }

  ofRequest(): RequestMemory {
    let own = 0;
    return {
      reserve: (bytes) => {
        if (this.#used + bytes > this.#max) return false;
        this.#used += bytes;
        own += bytes;
        return true;
      },
      release: () => {
        this.#used -= own;
        own = 0;
      },
    };
  }
}

export interface RequestMemory {
  /** Reserves so many bytes more; false where they do not fit. */
  reserve(bytes: number): boolean;
  /** Releases all that the request has reserved. */
  release(): void;
}
