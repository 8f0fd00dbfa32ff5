import { imageVariant, type ImageWidth, type PublicItem, type PublicMenu } from '@carta/domain';
import sharp from 'sharp';
import type { ReadPicture } from '../storage/read-picture.ts';

interface Crop {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it is made from; the widest there is unless told. */
  readonly from?: ImageWidth;
}

/** As large as paper shows: some 160 pixels an inch, more where it is looked at closely. */
const CROPS = {
  cover: { width: 1240, height: 875 },
  logo: { width: 320, height: 320, from: 480 },
  category: { width: 966, height: 208, from: 960 },
  product: { width: 168, height: 168, from: 480 },
} as const satisfies Record<string, Crop>;

type CropName = keyof typeof CROPS;

/** Gives a picture as JPEG; null where there is none to draw. */
export type Pictures = (url: string | undefined, crop: CropName) => Buffer | null;

/** Pictures that are decoded at a time. */
const AT_ONCE = 2;

/** Reads all pictures of a menu, each once. What is no picture is left out; fails where the storage cannot be used. */
export async function menuPictures(menu: PublicMenu, readPicture: ReadPicture): Promise<Pictures> {
  const wanted = new Map(wantedBy(menu).map(([url, crop]) => [nameOf(url, crop), { url, crop }]));
  const made = new Map<string, Buffer>();
  const waiting = wanted.entries();
  const work = async () => {
    for (const [name, { url, crop }] of waiting) {
      const jpeg = await jpegOf(url, CROPS[crop], readPicture);
      if (jpeg) made.set(name, jpeg);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (url, crop) => (url === undefined ? null : (made.get(nameOf(url, crop)) ?? null));
}

const nameOf = (url: string, crop: CropName) => `${crop} ${url}`;

function wantedBy({ style, logo, categories }: PublicMenu): [string, CropName][] {
  const products = (items: readonly PublicItem[]) =>
    items.map(({ image }): [string, CropName] => [image.url, 'product']);
  return [
    [style.backgroundImage, 'cover'],
    [logo.url, 'logo'],
    ...categories.flatMap(({ image, items, categories: children }): [string, CropName][] => [
      [image?.url ?? '', 'category'],
      ...products(items),
      ...children.flatMap((child) => products(child.items)),
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
