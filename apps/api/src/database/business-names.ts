/** Says which businesses there are, and what they are called. */
export interface BusinessNames {
  /** Returns the name of a business; null without one. */
  readonly nameOf: (key: string) => Promise<string | null>;
  /** Returns the keys of all businesses. */
  readonly keys: () => Promise<string[]>;
}
