/** Limits the memory that uploaded files take over all requests. */
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
  /** Reserves more bytes; false if they exceed the limit. */
  reserve(bytes: number): boolean;
  /** Releases everything that the request has reserved. */
  release(): void;
}
