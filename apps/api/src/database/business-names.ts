/** Says what businesses are called. */
export interface BusinessNames {
  /** Returns the name of a business; null without one. */
  readonly nameOf: (key: string) => Promise<string | null>;
}
