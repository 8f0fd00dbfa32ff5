import fc from 'fast-check';
import { contrastRatio, formatColor, rgbOf } from './color.ts';
import { QR_CONTRAST, qrColor } from './qr-color.ts';

const channel = fc.nat({ max: 255 });
const color = fc.tuple(channel, channel, channel).map(formatColor);

describe('the colour of a QR code', () => {
  it.each([
    ['#8a1f44', '#8a1f44'],
    ['#1F5', '#09892d'],
    ['#fff', '#757575'],
    ['#f2b53a', '#967023'],
    ['#000000', '#000000'],
  ])('[QR-1] of %s is %s', (main, drawn) => expect(qrColor(main)).toBe(drawn));

  it('[QR-1] a QR code contrasts with white, and keeps a main colour that does', () => {
    fc.assert(
      fc.property(color, (main) => {
        expect(contrastRatio(qrColor(main), '#ffffff')).toBeGreaterThanOrEqual(QR_CONTRAST);
        if (contrastRatio(main, '#ffffff') >= QR_CONTRAST) expect(qrColor(main)).toBe(main);
      }),
    );
  });

  it('[QR-1] a darkened QR colour keeps the order of red, green and blue', () => {
    fc.assert(
      fc.property(color, (main) => {
        const [before, after] = [rgbOf(main), rgbOf(qrColor(main))];
        for (const one of [0, 1, 2]) {
          for (const other of [0, 1, 2]) {
            if (before[one]! >= before[other]!) expect(after[one]).toBeGreaterThanOrEqual(after[other]!);
          }
        }
      }),
    );
  });
});
