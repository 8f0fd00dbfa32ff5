import os from 'node:os';
import { imageVariant } from '@carta/domain';
import { drawMenu } from './pdf/draw-menu.ts';
import { drawQr } from './qr/draw-qr.ts';
import { openStorage } from './storage/open-storage.ts';
import { pictureReader } from './storage/read-picture.ts';
import type { DrawingAnswer, DrawingJob, DrawingRequest, QrJob } from './drawing/drawing-job.ts';

const LOGO_WIDTH = 480;

const [, , dataDir = '.'] = process.argv;
const readPicture = pictureReader(openStorage({ dataDir }));

// Requests come first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

// A terminal or a service manager tells a stop to every process; the server lets us go when it has answered.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

process.on('message', ({ id, job }: DrawingRequest) => {
  const answer = (drawn: DrawingAnswer) => process.send?.(drawn, undefined, {}, endWhereUnheard);
  draw(job).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) =>
      answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

/** The server may have ended before its 'disconnect' was told. */
function endWhereUnheard(error: Error | null): void {
  if (error) process.exit();
}

function draw(job: DrawingJob): Promise<Uint8Array> {
  return job.kind === 'pdf' ? drawMenu(job.menu, readPicture) : drawCode(job);
}

async function drawCode({ format, text, color, logo }: QrJob): Promise<Uint8Array> {
  return drawQr(format, { text, color, logo: await readPicture(imageVariant(logo, LOGO_WIDTH)) });
}
