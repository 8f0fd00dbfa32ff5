import { rgbOf } from '@carta/domain';
import sharp from 'sharp';
import { dotsPath, qrLayout, type QrLayout } from '../rendering/qr-layout.ts';

export interface QrCode {
  readonly text: string;
  /** Colour of the dots, such as '#8a1f44'. */
  readonly color: string;
  /** A picture in any format, shown in the middle. */
  readonly logo: Buffer | null;
}

/** Minimum width of a PNG, in pixels. */
const MIN_WIDTH = 1024;
const SVG_LOGO_WIDTH = 320;
const WHITE = '#ffffff';

export function renderQr(format: 'png' | 'svg', code: QrCode): Promise<Buffer> {
  return format === 'png' ? renderPng(code) : renderSvg(code);
}

/** Embeds the logo, since an SVG in an <img> loads no other file. */
async function renderSvg({ text, color, logo }: QrCode): Promise<Buffer> {
  const layout = qrLayout(text, { hasLogo: logo !== null });
  const image = logo && imageOf(await fittedLogo(logo, SVG_LOGO_WIDTH), layout.logo);
  const { side } = layout;
  const size = `viewBox="0 0 ${side} ${side}" width="${MIN_WIDTH}" height="${MIN_WIDTH}"`;
  const background = `<path fill="${WHITE}" d="M0 0h${side}v${side}H0z"/>`;
  const dots = `<path fill="${color}" d="${dotsPath(layout)}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${background}${dots}${image ?? ''}</svg>`,
  );
}

/** Makes each dot a whole number of pixels wide, so that its edges are sharp. */
async function renderPng({ text, color, logo }: QrCode): Promise<Buffer> {
  const layout = qrLayout(text, { hasLogo: logo !== null });
  const { side } = layout;
  const dot = Math.ceil(MIN_WIDTH / side);
  const at = Math.round(layout.logo.at * dot);
  const overlay = logo && { input: await fittedLogo(logo, layout.logo.side * dot), left: at, top: at };
  return sharp(pixelsOf(layout, color), { raw: { width: side, height: side, channels: 3 } })
    .resize(side * dot, side * dot, { kernel: 'nearest' })
    .composite(overlay ? [overlay] : [])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function fittedLogo(logo: Buffer, width: number): Promise<Buffer> {
  return sharp(logo)
    .resize(width, width, { fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .png()
    .toBuffer();
}

function imageOf(png: Buffer, { at, side }: QrLayout['logo']): string {
  const place = `x="${at}" y="${at}" width="${side}" height="${side}"`;
  return `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`;
}

function pixelsOf({ side, isDark }: QrLayout, color: string): Uint8Array {
  const dark = rgbOf(color);
  const pixels = new Uint8Array(side * side * 3).fill(255);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      if (isDark(column, row)) pixels.set(dark, (row * side + column) * 3);
    }
  }
  return pixels;
}
