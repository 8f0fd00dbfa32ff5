import sharp, { type Sharp } from 'sharp';

interface Drawn {
  readonly width?: number;
  readonly height?: number;
}

/** A picture whose left half is red and whose right half is blue. */
export function drawnPicture({ width = 400, height = 300 }: Drawn = {}): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: right, gravity: 'east' },
  ]);
}

/** Whether a point of a picture, given in parts of its width and height, is rather red or rather blue. */
export async function colorAt(picture: Buffer, { x, y }: { x: number; y: number }): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}
