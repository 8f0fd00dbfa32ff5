/** Work on thousands of records in steps of some ms: its caller may let others go on between them. Returns the result. */
export type Steps<T> = Generator<void, T, void>;

/** So many records are gone through in one step. */
const RECORDS_PER_STEP = 250;

/** Goes on to the end without a pause and returns the result. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does `work` with one entry of the list after the other, in steps. */
export function* inSteps<T>(list: readonly T[], work: (entry: T) => void): Steps<void> {
  for (let start = 0; start < list.length; start += RECORDS_PER_STEP) {
    for (const entry of list.slice(start, start + RECORDS_PER_STEP)) work(entry);
    yield;
  }
}
