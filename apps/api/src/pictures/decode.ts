import sharp, { type Metadata } from 'sharp';
import type { PictureAnswer, PictureJob } from './picture-job.ts';

/** In seconds, for each step. */
const SLOWEST = 15;
/** A picture may be this many times as tall as wide; WebP itself ends at 16,383 pixels. */
const TALLEST = 4;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** Makes the WebP files of a picture: upright, in sRGB, the first frame of an animation, with nothing of its metadata. */
export async function decode({ bytes, maxPixels, widths }: PictureJob): Promise<PictureAnswer> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!isAccepted(metadata)) return { ok: false, reason: 'unsupported' };
    if (metadata.width * metadata.height > maxPixels) return { ok: false, reason: 'too-many-pixels' };
    return { ok: true, value: await narrowed(bytes, { maxPixels, widths }) };
  } catch {
    return { ok: false, reason: 'unsupported' };
  }
}

/** HEIF is a container: of what it may hold, only AVIF is for the web. */
const isAccepted = ({ format, compression }: Metadata) => format !== 'heif' || compression === 'av1';

/** Decodes once, in the largest width; what is narrower is made of that. */
async function narrowed(bytes: Uint8Array, { maxPixels, widths }: Omit<PictureJob, 'bytes'>): Promise<Buffer[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SLOWEST })
    .autoOrient()
    .resize(within(Math.max(...widths)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files: Buffer[] = [];
  for (const width of widths) {
    files.push(await sharp(data, { raw: info }).timeout({ seconds: SLOWEST }).resize(within(width)).webp().toBuffer());
  }
  return files;
}

const within = (width: number) =>
  ({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true }) as const;
