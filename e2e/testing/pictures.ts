import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** A file for a file chooser. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Photo {
  readonly width?: number;
  readonly height?: number;
  /** True stores the pixels rotated, with the orientation in the metadata, as phones do. */
  readonly turned?: boolean;
  /** Size in bytes, reached by zeros behind the picture. */
  readonly bytes?: number;
}

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** A grainy photo whose left half is red and whose right half is blue. */
export async function photo({
  width = 2000,
  height = 1500,
  turned = false,
  bytes = 0,
}: Photo = {}): Promise<PickedFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: 'grey', noise } });
  const half = { width: Math.round(width / 2), height, channels: 3, background: RED } as const;
  const upright = await sharp({ create: { width, height, channels: 3, background: BLUE } })
    .composite([
      { input: { create: half }, gravity: 'west' },
      { input: await grain.png().toBuffer(), blend: 'soft-light' },
    ])
    .jpeg()
    .toBuffer();
  const written = turned ? await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).toBuffer() : upright;
  const behind = Buffer.alloc(Math.max(0, bytes - written.length));
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([written, behind]) };
}

/** Chooses a file in the file chooser that `open` opens. */
export async function pick(page: Page, open: () => Promise<void>, file: PickedFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.setFiles(file);
}

/** Returns a stored picture's size in pixels, and how red (0 to 1) its left and right halves are. */
export async function pictureAt(page: Page, url: string) {
  const picture = sharp(await (await page.request.get(url)).body());
  const { width, height } = await picture.metadata();
  const edges = await picture.resize(2, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const redness = (at: number) => edges.readUInt8(at) / (edges.readUInt8(at) + edges.readUInt8(at + 2));
  return { width, height, left: redness(0), right: redness(3) };
}

/** Limits uploads to a speed; returns a function that ends the limit. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return () => network.detach();
}

/** Returns a list to which every PUT request is added from now on. */
export function uploadsOf(page: Page): Request[] {
  const uploads: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.push(request);
  });
  return uploads;
}

/** Waits until the chosen picture, 2000 px wide, is shown in its frame. */
export async function framed(dialog: Locator): Promise<void> {
  await expect.poll(() => shownPicture(dialog).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
}

const shownPicture = (dialog: Locator) => dialog.getByRole('application').locator('..').locator('img');
export const progress = (page: Page) => page.getByRole('progressbar', { name: 'Subiendo imagen' });

/** Returns the shown upload progress in percent. */
export async function sentShare(page: Page): Promise<number> {
  return Number(await progress(page).getAttribute('aria-valuenow'));
}

/** Returns the address of a picture's largest size from that of a smaller one. */
export const whole = (src: string | null) => (src ?? '').replace(/-\d+(?=\.webp$)/, '');
