import { nextTurn } from '../processes/event-loop.ts';
import { openProcessPool, type ProcessPoolOptions, type Program } from '../processes/process-pool.ts';
import type { ReadPicture } from '../storage/read-picture.ts';
import type { RenderJob } from './render-job.ts';

/** Renders PDFs in one process, QR codes and drawings in another, so that a code never waits for a PDF. */
export interface RenderProcess {
  /** Rejects with a `ResourceUnavailable` if the job fails or too many jobs wait. */
  render(job: RenderJob): Promise<Buffer>;
  close(): void;
}

export interface RenderProcessOptions extends Pick<ProcessPoolOptions, 'timeout' | 'idleTimeout'> {
  readonly program: Program;
  /** Reads the pictures that a job shows. */
  readonly readPicture: ReadPicture;
}

/** Heap limit of a process in MB; the largest menus take a tenth of it. */
const MAX_HEAP_MB = 512;

/** If all menus are large, the last PDF waits for a minute; a QR code takes milliseconds. */
const MAX_WAITING = { pdf: 20, qr: 200 };

export function openRenderProcess({ program, readPicture, ...options }: RenderProcessOptions): RenderProcess {
  const { file, execArgv = [] } = program;
  const open = (kind: keyof typeof MAX_WAITING) =>
    openProcessPool<RenderJob, Uint8Array>({
      name: `${kind} process`,
      size: 1,
      maxWaiting: MAX_WAITING[kind],
      answer: (url) => readPicture(String(url)),
      ...options,
      program: { file, execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, ...execArgv] },
    });
  const pools = { pdf: open('pdf'), qr: open('qr') };
  const poolOf = (kind: RenderJob['kind']) => (kind === 'pdf' || kind === 'tables' ? pools.pdf : pools.qr);
  return {
    render: async (job) => {
      // A large menu takes some ms to be sent to the process.
      await nextTurn();
      const { buffer, byteOffset, byteLength } = await poolOf(job.kind).run(job, businessOf(job));
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: () => {
      for (const pool of Object.values(pools)) pool.close();
    },
  };
}

/** PDFs of one business wait for each other. */
function businessOf(job: RenderJob): string | undefined {
  if (job.kind === 'tables') return job.business;
  return job.kind === 'pdf' ? job.menu.key : undefined;
}
