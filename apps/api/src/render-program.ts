import { imageVariant } from '@carta/domain';
import { renderMenu } from './pdf/render-menu.ts';
import { runJobs } from './processes/run-jobs.ts';
import { renderQr } from './qr/render-qr.ts';
import { openStorage } from './storage/open-storage.ts';
import { pictureReader } from './storage/read-picture.ts';
import type { QrJob, RenderJob } from './rendering/render-job.ts';

const LOGO_WIDTH = 480;

const [, , dataDir = '.'] = process.argv;
const readPicture = pictureReader(openStorage({ dataDir }));

async function renderQrJob({ format, text, color, logo }: QrJob): Promise<Uint8Array> {
  return renderQr(format, { text, color, logo: await readPicture(imageVariant(logo, LOGO_WIDTH)) });
}

runJobs((job: RenderJob) => (job.kind === 'pdf' ? renderMenu(job.menu, readPicture) : renderQrJob(job)));
