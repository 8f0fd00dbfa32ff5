const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Gives what a fetch brings. One that fails is made again, after pauses that grow, until it succeeds. */
export async function untilFetched<T>(fetch: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    try {
      return await fetch();
    } catch {
      await new Promise((rested) => setTimeout(rested, pause));
    }
  }
}
