import * as z from 'zod/mini';

/** A help video. [MANUAL-1] */
export const Manual = z.object({ title: z.string(), url: z.string() });
export type Manual = z.infer<typeof Manual>;

/** Height of a tile in the grid, in px. [MANUAL-2] */
export const MANUAL_CELL_HEIGHT = 180;

/** Gives the address of the video that plays after a click on the tile of `url`: that one, or none where it played. [MANUAL-3] */
export function toggledPlaying(playing: string | null, url: string): string | null {
  return playing === url ? null : url;
}
