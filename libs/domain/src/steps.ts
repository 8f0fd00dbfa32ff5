/** Work on thousands of records in steps of some ms: its caller may let others go on between them. A step may give the share that is done, 0 to 1. Returns the result. */
export type Steps<T> = Generator<number | undefined, T, undefined>;

/** So many records are gone through in one step. */
const RECORDS_PER_STEP = 250;

/** Goes on to the end without a pause and returns the result. */
export function allSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does `work` with one entry of the list after the other, in steps. */
export function* inSteps<T>(list: readonly T[], work: (entry: T) => void): Steps<void> {
  for (let start = 0; start < list.length; start += RECORDS_PER_STEP) {
    for (const entry of list.slice(start, start + RECORDS_PER_STEP)) work(entry);
    yield;
  }
}
