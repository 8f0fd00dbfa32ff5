interface Newest<T> {
  readonly tell: (value: T) => void;
  /** What is told next, or was told since the last time it was asked; of several only the newest. */
  readonly next: () => Promise<T>;
}

/** Hands values over to one who asks for them, slower than they come. */
export function newest<T>(): Newest<T> {
  let told: { value: T } | null = null;
  let asking: ((value: T) => void) | null = null;
  return {
    tell: (value) => {
      told = asking ? null : { value };
      asking?.(value);
      asking = null;
    },
    next: () =>
      new Promise((resolve) => {
        if (told) resolve(told.value);
        else asking = resolve;
        told = null;
      }),
  };
}
