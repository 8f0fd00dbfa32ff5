import { runJobs } from '../processes/run-jobs.ts';
import { decode } from './decode.ts';
import { smallerAvif } from './smaller-avif.ts';
import type { AvifJob, PictureJob } from './picture-job.ts';

/** Resident memory in bytes; the largest accepted AVIF takes three quarters of it. */
const MAX_MEMORY = 1_200_000_000;
/** In ms. */
const MEMORY_CHECK_INTERVAL = 50;

runJobs(async (job: PictureJob | AvifJob) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
  }, MEMORY_CHECK_INTERVAL);
  try {
    return await ('webp' in job ? smallerAvif(job.webp) : decode(job));
  } finally {
    clearInterval(watch);
  }
});
