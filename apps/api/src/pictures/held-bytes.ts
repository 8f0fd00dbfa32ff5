/** How much of the pictures that are being received and made may lie in memory, over all requests. */
export class HeldBytes {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Room for one request, which gives all of it back at its end. */
  request(): HeldByRequest {
    let own = 0;
    return {
      take: (bytes) => {
        if (this.#held + bytes > this.#most) return false;
        this.#held += bytes;
        own += bytes;
        return true;
      },
      end: () => {
        this.#held -= own;
        own = 0;
      },
    };
  }
}

export interface HeldByRequest {
  /** Whether there is room for so many bytes more, which are then held. */
  take(bytes: number): boolean;
  end(): void;
}
