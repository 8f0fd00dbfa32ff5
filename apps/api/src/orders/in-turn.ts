/**
 * Returns a function that runs the works of one name after each other and those of different names beside each other, in this process: what
 * waits for a lock of the database meanwhile would hold a connection that others need.
 */
export function inTurn(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const run = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, run);
    const forget = () => {
      if (last.get(name) === run) last.delete(name);
    };
    run.then(forget, forget);
    return run;
  };
}
