import { imageVariant, type ImageWidth, type PublicItem, type PublicMenu } from '@carta/domain';
import sharp from 'sharp';
import type { ReadPicture } from '../storage/read-picture.ts';

interface Crop {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Width of the stored file that the crop is made from; the largest by default. */
  readonly from?: ImageWidth;
}

/** About 160 pixels per inch of paper, more for small pictures. */
const CROPS = {
  cover: { width: 1240, height: 875 },
  logo: { width: 320, height: 320, from: 480 },
  category: { width: 966, height: 208, from: 960 },
  item: { width: 168, height: 168, from: 480 },
} as const satisfies Record<string, Crop>;

type CropName = keyof typeof CROPS;

/** Returns the picture at an address as JPEG, or null if there is none. */
export type MenuPictures = (url: string | undefined, crop: CropName) => Buffer | null;

const MAX_CONCURRENT_DECODES = 2;

/** Returns the logo at an address as JPEG, or null if there is none. */
export const logoPicture = (url: string, readPicture: ReadPicture): Promise<Buffer | null> =>
  jpegOf(url, CROPS.logo, readPicture);

/** Reads each picture of a menu once. Skips files that cannot be decoded; rejects if the storage is unavailable. */
export async function menuPictures(menu: PublicMenu, readPicture: ReadPicture): Promise<MenuPictures> {
  const wanted = new Map(picturesOf(menu).map(([url, crop]) => [nameOf(url, crop), { url, crop }]));
  const jpegs = new Map<string, Buffer>();
  const queue = wanted.entries();
  const work = async () => {
    for (const [name, { url, crop }] of queue) {
      const jpeg = await jpegOf(url, CROPS[crop], readPicture);
      if (jpeg) jpegs.set(name, jpeg);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_DECODES }, work));
  return (url, crop) => (url === undefined ? null : (jpegs.get(nameOf(url, crop)) ?? null));
}

const nameOf = (url: string, crop: CropName) => `${crop} ${url}`;

function picturesOf({ style, logo, categories }: PublicMenu): [string, CropName][] {
  const itemPictures = (items: readonly PublicItem[]) =>
    items.map(({ image }): [string, CropName] => [image.url, 'item']);
  return [
    [style.backgroundImage, 'cover'],
    [logo.url, 'logo'],
    ...categories.flatMap(({ image, items, categories: children }): [string, CropName][] => [
      [image?.url ?? '', 'category'],
      ...itemPictures(items),
      ...children.flatMap((child) => itemPictures(child.items)),
    ]),
  ];
}

async function jpegOf(url: string, crop: Crop, readPicture: ReadPicture): Promise<Buffer | null> {
  const bytes = await readPicture(crop.from === undefined ? url : imageVariant(url, crop.from));
  return bytes && croppedJpeg(bytes, crop).catch(() => null);
}

function croppedJpeg(bytes: Buffer, { width, height }: Crop): Promise<Buffer> {
  return sharp(bytes)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
