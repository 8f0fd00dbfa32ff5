import * as z from 'zod/mini';
import { address } from '../texts/address.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { ofObject, filledText } from '../texts/text.ts';
import { listOf } from '../list-of.ts';
import type { FileIssue } from '../menu-file/parse-file.ts';

/** A help video. [MANUAL-1] */
export const Manual = z.object({ title: filledText(TEXT_LIMITS.title), url: address() }, { error: ofObject });
export type Manual = z.infer<typeof Manual>;

/** A list of manuals: the form of the operator's file and of the call's answer. [MANUAL-4] */
export const Manuals = z.object(
  { manuals: z.array(Manual, { error: 'Tiene que ser una lista de manuales' }) },
  { error: ofObject },
);
export type Manuals = z.infer<typeof Manuals>;

/** Height of a tile in the grid, in px. [MANUAL-2] */
export const MANUAL_CELL_HEIGHT = 180;

/** Origins of video frames, the only ones that the panel may frame. [MANUAL-5] */
export const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const [YOUTUBE, VIMEO] = VIDEO_ORIGINS;
const YOUTUBE_VIDEO =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO_VIDEO = /^https?:\/\/(?:(?:www\.)?vimeo\.com\/|player\.vimeo\.com\/video\/)(\d+)(?!\w)/i;

/** Returns the address of a frame that plays the video at `url` without cookies; null if the provider is unknown. [MANUAL-5] */
export function videoFrame(url: string): string | null {
  const youtube = YOUTUBE_VIDEO.exec(url)?.[1];
  if (youtube) return `${YOUTUBE}/embed/${youtube}?autoplay=1`;
  const vimeo = VIMEO_VIDEO.exec(url)?.[1];
  return vimeo ? `${VIMEO}/video/${vimeo}?autoplay=1&dnt=1` : null;
}

/** Returns a fault for each manual whose video no page can play. [MANUAL-6] */
export function unplayableManuals({ manuals }: Manuals): FileIssue[] {
  return listOf(manuals).flatMap(({ url }, index) =>
    videoFrame(url) === null
      ? [{ path: `manuals[${index}].url`, message: 'Tiene que ser un video de YouTube o de Vimeo' }]
      : [],
  );
}

/** Returns the address of the video that plays after a click on the tile of `url`: that video, or null if it was playing. [MANUAL-3] */
export function toggledPlaying(playing: string | null, url: string): string | null {
  return playing === url ? null : url;
}
