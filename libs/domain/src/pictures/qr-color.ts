import { contrastRatio, formatColor, rgbOf, type Rgb } from './color.ts';

/** Least contrast of a QR code with white, as in WCAG. [QR-1] */
export const QR_CONTRAST = 4.5;

/** Returns the colour of a QR code: the main colour, darkened until its contrast with white is `QR_CONTRAST`. [QR-1] */
export function qrColor(mainColor: string): string {
  const color = rgbOf(mainColor);
  let percent = 100;
  while (contrastRatio(darkened(color, percent), '#ffffff') < QR_CONTRAST) percent -= 1;
  return darkened(color, percent);
}

function darkened([red, green, blue]: Rgb, percent: number): string {
  const part = (full: number) => Math.floor((full * percent) / 100);
  return formatColor([part(red), part(green), part(blue)]);
}
