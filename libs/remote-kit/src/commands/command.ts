export interface Command {
  /** Arguments, as the usage shows them. */
  readonly usage: string;
  /** Returns the exit code; what failed is printed, in Spanish. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** Prints why a command did nothing. Returns its exit code. */
export function refuse(reason: string): 1 {
  console.error(reason);
  return 1;
}
