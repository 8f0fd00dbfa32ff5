import { fork } from 'node:child_process';
import PQueue from 'p-queue';
import { signals } from './signals.ts';
import { ResourceUnavailable } from './resource-unavailable.ts';
import { failureOf, READY, type JobAnswer, type JobQuestion, type ToJob } from './run-jobs.ts';

/** What the processes of a pool run. */
export interface Program {
  readonly file: string;
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
}

export interface ProcessPoolOptions {
  /** Names the pool in error messages: 'picture decoder'. */
  readonly name: string;
  readonly program: Program;
  /** Answers what a job asks. */
  readonly answer?: (question: unknown) => Promise<unknown>;
  /** How many processes run at the same time at most. */
  readonly size: number;
  /** How many jobs wait for a process at most. */
  readonly maxWaiting: number;
  /** How long a job may run, in ms; after it, its process is killed. */
  readonly timeout?: number;
  /** How long a process without work is kept, in ms. */
  readonly idleTimeout?: number;
}

export interface ProcessPool<Job, Value> {
  /** Runs a job in its turn: of those of one business the next only after the first ones of others. Fails with `PoolBusy`, `ProcessUnavailable` or `JobFailed`. */
  run(job: Job, business?: string): Promise<Value>;
  /** Ends the idle processes at once, and the others after their job. */
  close(): void;
}

/** Too many jobs wait already. */
export class PoolBusy extends ResourceUnavailable {}

/** No process can be started. */
export class ProcessUnavailable extends ResourceUnavailable {}

/** The job failed, ended its process or took too long. */
export class JobFailed extends ResourceUnavailable {}

interface Worker<Job, Value> {
  run(job: Job): Promise<Value>;
  hasEnded(): boolean;
  end(): void;
}

/** How long a process may take to start, in ms. */
const START_TIMEOUT = 30_000;
const MAX_COMPLAINT_LENGTH = 1000;
/** What the jobs of one business have at most of the places to wait in. */
const BUSINESS_SHARE = 0.25;

/** Runs jobs in child processes, one at a time in each. Starts them on demand and ends them when idle, so that an idle server needs no memory for them. */
export function openProcessPool<Job extends object, Value>(options: ProcessPoolOptions): ProcessPool<Job, Value> {
  const { name, size, maxWaiting, idleTimeout = 30_000 } = options;
  const queue = new PQueue({ concurrency: size });
  for (const change of ['add', 'active', 'next'] as const)
    queue.on(change, () => signals.queueChanged.publish({ queue: name, running: queue.pending, waiting: queue.size }));
  /** Jobs that run or wait, by their business. */
  const jobsOf = new Map<string, number>();
  const idle = new Map<Worker<Job, Value>, NodeJS.Timeout>();
  let closed = false;

  const takeWorker = (): Worker<Job, Value> => {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      if (!worker.hasEnded()) return worker;
    }
    return startWorker(options);
  };

  const endIdle = (worker: Worker<Job, Value>) => {
    idle.delete(worker);
    worker.end();
  };

  return {
    run: async (job, business) => {
      const before = business === undefined ? 0 : (jobsOf.get(business) ?? 0);
      const isFull = queue.pending >= size && queue.size >= maxWaiting;
      if (isFull || before >= size + Math.ceil(maxWaiting * BUSINESS_SHARE)) throw new PoolBusy(`the ${name} is busy`);
      const count = (more: number) => {
        if (business === undefined) return;
        const jobs = (jobsOf.get(business) ?? 0) + more;
        if (jobs > 0) jobsOf.set(business, jobs);
        else jobsOf.delete(business);
      };
      const run = async () => {
        const worker = takeWorker();
        try {
          return await worker.run(job);
        } finally {
          if (closed) worker.end();
          else idle.set(worker, setTimeout(() => endIdle(worker), idleTimeout).unref());
        }
      };
      count(1);
      try {
        return await queue.add(run, { priority: -before });
      } finally {
        count(-1);
      }
    },
    close: () => {
      closed = true;
      for (const [worker, timer] of idle) {
        clearTimeout(timer);
        endIdle(worker);
      }
    },
  };
}

/** Starts a process without the server's environment, which may contain secrets. */
function startWorker<Job extends object, Value>(options: ProcessPoolOptions): Worker<Job, Value> {
  const { name, program, answer = async () => null, timeout = 30_000 } = options;
  const child = fork(program.file, {
    execArgv: [...(program.execArgv ?? [])],
    env: { VIPS_WARNING: '0' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(0, MAX_COMPLAINT_LENGTH);
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(`its process ended with ${signal ?? code}`));
  });
  const firstMessage = new Promise((resolve) => child.once('message', resolve));
  const started = Promise.race([firstMessage.then((message) => message === READY), ended.then(() => false)]);

  // If a message cannot be sent, the process has ended.
  const send = (message: ToJob<Job>) => child.send(message, () => {});
  const reply = async ({ id, question }: JobQuestion) => {
    const answered = await answer(question).then((value) => ({ ok: true as const, value }), failureOf);
    send({ id, answer: answered });
  };
  /** Resolves with what the job gives, after answering its questions. */
  const result = () =>
    new Promise<JobAnswer<Value>>((resolve) => {
      const read = (message: JobAnswer<Value> | JobQuestion) => {
        if ('question' in message) return void reply(message);
        child.off('message', read);
        resolve(message);
      };
      child.on('message', read);
    });

  /** Kills the process if `work` takes longer than `ms`. */
  const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    run: async (job) => {
      if (!(await within(START_TIMEOUT, started))) {
        throw new ProcessUnavailable(`the ${name} cannot be started: ${complaint}`);
      }
      const answered = result();
      const crashed = ended.then((why) => ({ ok: false, failure: `${why} ${complaint}`.trim() }) as const);
      send({ job });
      const answer = await within(timeout, Promise.race([answered, crashed]));
      if (!answer.ok) throw new JobFailed(`the ${name} failed: ${answer.failure}`);
      return answer.value;
    },
    hasEnded: () => !child.connected,
    end: () => {
      if (child.connected) child.disconnect();
      child.unref();
    },
  };
}
