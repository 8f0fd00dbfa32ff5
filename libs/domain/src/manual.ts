import * as z from 'zod/mini';
import { address } from './address.ts';
import { ofObject } from './parse-file.ts';
import { filledText, TEXT_LIMITS } from './text.ts';

/** A help video. [MANUAL-1] */
export const Manual = z.object({ title: filledText(TEXT_LIMITS.title), url: address() }, { error: ofObject });
export type Manual = z.infer<typeof Manual>;

/** The file of the manuals, and the answer that carries them. [MANUAL-4] */
export const Manuals = z.object(
  { manuals: z.array(Manual, { error: 'Tiene que ser una lista de manuales' }) },
  { error: ofObject },
);
export type Manuals = z.infer<typeof Manuals>;

/** Height of a tile in the grid, in px. [MANUAL-2] */
export const MANUAL_CELL_HEIGHT = 180;

/** Gives the address of the video that plays after a click on the tile of `url`: that one, or none where it played. [MANUAL-3] */
export function toggledPlaying(playing: string | null, url: string): string | null {
  return playing === url ? null : url;
}
