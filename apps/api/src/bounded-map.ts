/** A map that holds so much at most: the entry used the longest ago goes first. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #most: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  /** Each entry counts 1 unless `weightOf` tells. */
  constructor(most: number, weightOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** A Map keeps the order of insertion, so what is used is inserted anew. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value !== undefined && this.#entries.delete(key)) this.#weight -= this.#weightOf(value);
  }
}
