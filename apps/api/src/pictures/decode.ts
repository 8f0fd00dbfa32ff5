import sharp, { type Metadata } from 'sharp';
import type { PictureAnswer, PictureJob } from './picture-job.ts';

/** Timeout of each step, in seconds. */
const STEP_TIMEOUT = 15;
/** Maximum height as a multiple of the width; WebP is limited to 16,383 pixels. */
const MAX_ASPECT = 4;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** Converts a picture to WebP in each width: upright, sRGB, first frame, no metadata. */
export async function decode({ bytes, maxPixels, widths }: PictureJob): Promise<PictureAnswer> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!isAccepted(metadata)) return { ok: false, reason: 'unsupported' };
    if (metadata.width * metadata.height > maxPixels) return { ok: false, reason: 'too-many-pixels' };
    return { ok: true, value: await webpFiles(bytes, { maxPixels, widths }) };
  } catch {
    return { ok: false, reason: 'unsupported' };
  }
}

/** HEIF is a container of several codecs; browsers show only AVIF. */
const isAccepted = ({ format, compression }: Metadata) => format !== 'heif' || compression === 'av1';

/** Decodes the picture once at the largest width and scales the others down from that. */
async function webpFiles(bytes: Uint8Array, { maxPixels, widths }: Omit<PictureJob, 'bytes'>): Promise<Buffer[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: STEP_TIMEOUT })
    .autoOrient()
    .resize(within(Math.max(...widths)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: Buffer[] = [];
  for (const width of widths) {
    files.push(
      await sharp(data, { raw: info }).timeout({ seconds: STEP_TIMEOUT }).resize(within(width)).webp().toBuffer(),
    );
  }
  return files;
}

const within = (width: number) =>
  ({ width, height: width * MAX_ASPECT, fit: 'inside', withoutEnlargement: true }) as const;
