import { formatColor, linear, rgbOf } from './color.ts';

/** A colour of the OKLCH space; `lightness` and `chroma` from 0, `hue` in radians. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Returns a colour, like '#1f5b45', with another lightness (0 to 1); with less chroma where screens cannot show it. */
export function withLightness(color: string, lightnessOf: (lightness: number) => number): string {
  const { lightness, chroma, hue } = oklchOf(color);
  const at = (share: number) => linearRgbOf({ lightness: lightnessOf(lightness), chroma: chroma * share, hue });
  let share = 1;
  while (share > 0 && !at(share).every((part) => part >= -0.0001 && part <= 1.0001)) share -= 0.02;
  const [red, green, blue] = at(Math.max(share, 0));
  return formatColor([gammaOf(red), gammaOf(green), gammaOf(blue)]);
}

function oklchOf(color: string): Oklch {
  const [red, green, blue] = rgbOf(color);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const opponent = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, opponent),
    hue: Math.atan2(opponent, a),
  };
}

function linearRgbOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function gammaOf(linear: number): number {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(part, 0), 1) * 255);
}
