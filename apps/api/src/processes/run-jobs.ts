import os from 'node:os';

/** The first message of a process. */
export const READY = 'ready';

export type JobAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: string };

/** What a job needs to know of the parent process. */
export interface JobQuestion {
  readonly id: number;
  readonly question: unknown;
}

/** What the parent process sends: a job, or the answer to a question. */
export type ToJob<Job> = { readonly job: Job } | { readonly id: number; readonly answer: JobAnswer<unknown> };

/** Asks the parent process; rejects if it cannot answer. */
export type Ask = (question: unknown) => Promise<unknown>;

/** Runs the jobs that the pool in the parent process sends, one at a time, at a lower priority than the server's. */
export function runJobs<Job, Value>(run: (job: Job, ask: Ask) => Promise<Value>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

  // A terminal or a service manager signals every process; the server ends its own when it has answered.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());

  const asked = new Map<number, (answer: JobAnswer<unknown>) => void>();
  let questions = 0;
  const ask: Ask = async (question) => {
    const id = (questions += 1);
    const answer = await new Promise<JobAnswer<unknown>>((resolve) => {
      asked.set(id, resolve);
      send({ id, question });
    });
    asked.delete(id);
    if (!answer.ok) throw new Error(answer.failure);
    return answer.value;
  };

  process.on('message', (message: ToJob<Job>) => {
    if ('answer' in message) asked.get(message.id)?.(message.answer);
    else
      run(message.job, ask).then(
        (value) => send({ ok: true, value }),
        (error: unknown) => send(failureOf(error)),
      );
  });
  send(READY);
}

export const failureOf = (error: unknown) => ({
  ok: false as const,
  failure: error instanceof Error ? String(error.stack) : String(error),
});

/** Ends the process if the server has ended without a 'disconnect'. */
function send<Value>(message: JobAnswer<Value> | JobQuestion | typeof READY): void {
  process.send?.(message, undefined, {}, (error) => {
    if (error) process.exit();
  });
}
