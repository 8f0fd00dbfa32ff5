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

/** Where the frames of videos come from: nothing else may stand in a frame of the panel. [MANUAL-5] */
export const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const [YOUTUBE, VIMEO] = VIDEO_ORIGINS;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d+$/;

/** Gives the address of the frame that plays the video at `url` at once, without cookies; null where it is of neither provider. [MANUAL-5] */
export function videoFrame(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v');
  const youtube = { 'youtu.be': first, 'youtube.com': named, 'youtube-nocookie.com': named }[host];
  if (youtube && YOUTUBE_ID.test(youtube)) return `${YOUTUBE}/embed/${youtube}?autoplay=1`;
  const vimeo = { 'vimeo.com': first, 'player.vimeo.com': second }[host];
  return vimeo && VIMEO_ID.test(vimeo) ? `${VIMEO}/video/${vimeo}?autoplay=1&dnt=1` : null;
}

/** Gives the address of the video that plays after a click on the tile of `url`: that one, or none where it played. [MANUAL-3] */
export function toggledPlaying(playing: string | null, url: string): string | null {
  return playing === url ? null : url;
}
