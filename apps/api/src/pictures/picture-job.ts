/** A picture to convert to each of `widths`, widest first. */
export interface PictureJob {
  /** The file as it was uploaded. */
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  /** In pixels; a narrower picture is not enlarged. */
  readonly widths: readonly number[];
}

/** A WebP file to convert to AVIF; the answer is null where that is not smaller. */
export interface AvifJob {
  readonly webp: Uint8Array;
}

/** One WebP file for each width, or the reason of a refusal. */
export type PictureAnswer =
  | { readonly ok: true; readonly value: readonly Uint8Array[] }
  | { readonly ok: false; readonly reason: PictureFault };

export type PictureFault = 'unsupported' | 'too-many-pixels';
