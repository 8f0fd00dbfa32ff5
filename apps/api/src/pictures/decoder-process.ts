import os from 'node:os';
import { decode } from './decode.ts';
import { READY, type PictureJob } from './picture-job.ts';

/** In bytes; the largest AVIF that is accepted takes three quarters of it. */
const MOST_MEMORY = 1_200_000_000;
/** In ms. */
const LOOK_AT_MEMORY = 50;

// Requests come first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

// A terminal or a service manager tells a stop to every process; the server lets us go when it has answered.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

process.on('message', (job: PictureJob) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
  }, LOOK_AT_MEMORY);
  void decode(job).then((answer) => {
    clearInterval(watch);
    process.send?.(answer);
  });
});
process.send?.(READY);
