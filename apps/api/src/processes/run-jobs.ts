import os from 'node:os';

/** The first message of a process. */
export const READY = 'ready';

export type JobAnswer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: string };

/** Runs the jobs that the pool in the parent process sends, one at a time, at a lower priority than the server's. */
export function runJobs<Job, Value>(run: (job: Job) => Promise<Value>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

  // A terminal or a service manager signals every process; the server ends its own when it has answered.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());

  process.on('message', (job: Job) => {
    run(job).then(
      (value) => send({ ok: true, value }),
      (error: unknown) => send({ ok: false, failure: error instanceof Error ? String(error.stack) : String(error) }),
    );
  });
  send(READY);
}

/** Ends the process if the server has ended without a 'disconnect'. */
function send<Value>(message: JobAnswer<Value> | typeof READY): void {
  process.send?.(message, undefined, {}, (error) => {
    if (error) process.exit();
  });
}
