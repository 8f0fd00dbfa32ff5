export interface LazyModule<T> {
  /** Loads the module once; concurrent calls share one attempt. Rejects if it cannot be loaded, and the next call tries again. */
  readonly load: () => Promise<T>;
  /** The module, or undefined as long as it is not loaded. */
  readonly peek: () => T | undefined;
  /** Starts loading; a failure is left to the next `load`. */
  readonly preload: () => void;
}

interface LazyModuleOptions {
  /** `load` tries again after pauses of 0.5 to 8 s until it succeeds, so that it never rejects. For code that no press asks for. */
  readonly retries?: boolean;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Code that arrives in a chunk of its own: `importModule` is a dynamic import. */
export function lazyModule<T>(
  importModule: () => Promise<T>,
  { retries = false }: LazyModuleOptions = {},
): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;

  const attempt = async (): Promise<T> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return (loaded = await importModule());
      } catch (error) {
        if (!retries) {
          loading = undefined;
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
  const load = () => (loading ??= attempt());

  return { load, peek: () => loaded, preload: () => void load().catch(() => undefined) };
}
