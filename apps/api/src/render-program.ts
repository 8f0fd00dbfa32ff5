import { imageVariant } from '@carta/domain';
import { renderMenu } from './pdf/render-menu.ts';
import { renderTables } from './pdf/render-tables.ts';
import { runJobs } from './processes/run-jobs.ts';
import { renderQr } from './qr/render-qr.ts';
import type { ReadPicture } from './storage/read-picture.ts';
import { drawIcon, drawShare } from './share/draw-business.ts';
import type { DrawingJob, QrJob, RenderJob } from './rendering/render-job.ts';

const LOGO_WIDTH = 480;

async function renderQrJob({ format, text, color, logo }: QrJob, readPicture: ReadPicture): Promise<Uint8Array> {
  return renderQr(format, { text, color, logo: await readPicture(imageVariant(logo, LOGO_WIDTH)) });
}

async function drawBusiness(job: DrawingJob, readPicture: ReadPicture): Promise<Uint8Array> {
  const looks = { ...job, logo: await readPicture(imageVariant(job.logo, LOGO_WIDTH)) };
  return job.kind === 'share' ? drawShare(looks) : drawIcon(looks, job.width);
}

runJobs((job: RenderJob, ask) => {
  const readPicture: ReadPicture = async (url) => {
    const bytes = (await ask(url)) as Uint8Array | null;
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  if (job.kind === 'pdf') return renderMenu(job, readPicture);
  if (job.kind === 'tables') return renderTables(job, readPicture);
  return job.kind === 'qr' ? renderQrJob(job, readPicture) : drawBusiness(job, readPicture);
});
