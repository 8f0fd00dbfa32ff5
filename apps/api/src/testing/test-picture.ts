import sharp, { type Sharp } from 'sharp';

interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** Returns a picture with a red left half and a blue right half. */
export function testPicture({ width = 400, height = 300 }: Size = {}): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: right, gravity: 'east' },
  ]);
}

/** Returns the colour at a point, given as shares of width and height. */
export async function colorAt(picture: Buffer, { x, y }: { x: number; y: number }): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}
