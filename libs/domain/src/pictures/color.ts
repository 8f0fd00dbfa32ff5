import * as z from 'zod/mini';
import { ok, refused, type Result } from '../result.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/;
const DIGITS = /[0-9a-f]{2}/g;

/** A colour, '#1f5b45' or '#1f5'; parsed to lower case. [COLOR-1] */
export const Color = z
  .string({ error: 'Falta el color' })
  .check(z.toLowerCase(), z.regex(COLOR, { error: 'El color no es válido' }));

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns a colour of '#' and 3 or 6 hex digits in lower case. Refuses 'not-a-color'. [COLOR-1] */
export function parseColor(typed: string): Result<string, 'not-a-color'> {
  const color = typed.toLowerCase();
  return COLOR.test(color) ? ok(color) : refused('not-a-color');
}

/** Returns why typed text is no colour, for the owner; undefined if it is one. [COLOR-7] */
export function colorProblem(typed: string): string | undefined {
  if (parseColor(typed).ok) return undefined;
  return parseColor(`#${typed}`).ok ? 'No es un color: falta el #' : 'No es un color';
}

/** True if two colours look the same, '#fff' like '#FFFFFF'. [COLOR-2] */
export function isSameColor(one: string, other: string): boolean {
  return sixDigits(one) === sixDigits(other);
}

/** Returns the red, green and blue of a parsed colour. [COLOR-3] */
export function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (sixDigits(color).match(DIGITS) ?? []).map((digits) => parseInt(digits, 16));
  return [red, green, blue];
}

/** Returns the colour as '#1f5b45'. [COLOR-3] */
export function formatColor(color: Rgb): string {
  const parts = [0, 1, 2].map((index) => Math.min(255, Math.max(0, Math.round(numberOr(listOf(color)[index], 0)))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns WCAG's relative luminance, 0 (black) to 1 (white). [COLOR-4] */
export function relativeLuminance(color: string): number {
  const [red, green, blue] = rgbOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns WCAG's contrast of two colours, 1 to 21. [COLOR-4] */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [relativeLuminance(one) + 0.05, relativeLuminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

/** Returns the text colour with more contrast on `ground`: `dark` or `light`. [COLOR-5] */
export function readableOn(ground: string, { dark = '#000000', light = '#ffffff' } = {}): string {
  return contrastRatio(light, ground) >= contrastRatio(dark, ground) ? light : dark;
}

/** Least contrast of text with its background, by WCAG AA. [COLOR-6] */
export const READABLE_CONTRAST = 4.5;

/** True if text in `color` is readable on `ground`. [COLOR-6] */
export function isReadable(color: string, ground: string): boolean {
  return contrastRatio(color, ground) >= READABLE_CONTRAST;
}

function sixDigits(color: string): string {
  const lower = color.toLowerCase();
  return lower.length === 4 ? lower.replace(/[0-9a-f]/g, '$&$&') : lower;
}

/** Returns a part of a colour, 0 to 255, as a share of light, 0 to 1. */
export function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
