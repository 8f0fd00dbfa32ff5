/**
 * Returns a function that runs `work`, unless work of this name runs already: that is then done once more, however often it was asked for, and its end
 * is that of all who asked. `isClosed` ends that.
 */
export function againIfAsked(isClosed: () => boolean): (name: string, work: () => Promise<void>) => Promise<void> {
  const running = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  return (name, work) => {
    const known = running.get(name);
    if (known) {
      known.again = true;
      return known.done;
    }
    const isAskedAgain = () => running.get(name)?.again === true && !isClosed();
    const run = async () => {
      do {
        const entry = running.get(name);
        if (entry) entry.again = false;
        await work();
      } while (isAskedAgain());
    };
    const started = Promise.resolve().then(run);
    const done = started.finally(() => running.delete(name));
    running.set(name, { again: false, done });
    return done;
  };
}
