import fc from 'fast-check';
import {
  Color,
  contrastRatio,
  formatColor,
  isReadable,
  isSameColor,
  parseColor,
  READABLE_CONTRAST,
  readableOn,
  relativeLuminance,
  rgbOf,
  colorProblem,
} from './color.ts';

const part = fc.nat({ max: 255 });
const rgb = fc.tuple(part, part, part);

describe('colours', () => {
  it.each([
    ['#1F5B45', '#1f5b45'],
    ['#1f5', '#1f5'],
    ['#ABC', '#abc'],
  ])('[COLOR-1] %j is the colour %j', (typed, value) => {
    expect(parseColor(typed)).toEqual({ ok: true, value });
    expect(Color.parse(typed)).toBe(value);
  });

  it.each(['', '#', '1f5b45', '#1f5b4', '#1f5b456', '#12', '#1234', '#ggg', 'white', ' #fff', '#fff\n', '#ff０'])(
    '[COLOR-1] %j is not a colour',
    (typed) => {
      expect(parseColor(typed)).toEqual({ ok: false, reason: 'not-a-color' });
      expect(Color.safeParse(typed).error?.issues).toMatchObject([{ message: 'El color no es válido' }]);
    },
  );

  it.each([
    ['#fff', '#FFFFFF', true],
    ['#1f5b45', '#1F5B45', true],
    ['#fff', '#fffffe', false],
    ['#123', '#112233', true],
  ])('[COLOR-2] %s and %s are the same: %s', (one, other, same) => {
    expect(isSameColor(one, other)).toBe(same);
  });

  it('[COLOR-3] a colour that is written as red, green and blue is read back unchanged', () => {
    expect(rgbOf('#1f5')).toEqual([17, 255, 85]);
    fc.assert(
      fc.property(rgb, (parts) => {
        expect(rgbOf(formatColor(parts))).toEqual(parts);
        expect(parseColor(formatColor(parts))).toEqual({ ok: true, value: formatColor(parts) });
      }),
    );
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#1f5b45', '#ffffff', 7.93],
  ])('[COLOR-4] %s on %s has a contrast of %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  it('[COLOR-4] luminance is 0 for black and 1 for white', () => {
    expect([relativeLuminance('#000'), relativeLuminance('#fff')]).toEqual([0, 1]);
    expect(relativeLuminance('#0a0a0a')).toBeCloseTo(0.00304, 5);
    expect(relativeLuminance('#0b0b0b')).toBeCloseTo(0.00335, 5);
    expect(relativeLuminance('#00ff00')).toBeGreaterThan(relativeLuminance('#ff0000'));
    expect(relativeLuminance('#ff0000')).toBeGreaterThan(relativeLuminance('#0000ff'));
  });

  it('[COLOR-6] text is readable from a contrast of 4.5', () => {
    expect(READABLE_CONTRAST).toBe(4.5);
    expect([isReadable('#767676', '#ffffff'), isReadable('#777777', '#ffffff')]).toEqual([true, false]);
  });

  it('[COLOR-5] the text colour is readable on any colour', () => {
    expect([readableOn('#1f5b45'), readableOn('#f2b53a')]).toEqual(['#ffffff', '#000000']);
    expect(readableOn('#f2b53a', { dark: '#1f1b16' })).toBe('#1f1b16');
    fc.assert(
      fc.property(rgb.map(formatColor), (ground) => {
        expect(contrastRatio(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it.each([
  ['#1f5b45', undefined],
  ['#FFF', undefined],
  ['1f5b45', 'No es un color: falta el #'],
  ['fff', 'No es un color: falta el #'],
  ['rojo', 'No es un color'],
  ['', 'No es un color'],
])('[COLOR-7] what is wrong with the typed colour %j is %j', (typed, problem) => {
  expect(colorProblem(typed)).toBe(problem);
});
