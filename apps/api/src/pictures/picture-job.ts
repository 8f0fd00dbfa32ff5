/** Asks for a picture in each of `widths`, widest first. */
export interface PictureJob {
  /** The file as it was uploaded. */
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  /** In pixels; a picture that is narrower stays as it is. */
  readonly widths: readonly number[];
}

/** WebP files, one for each width, or why there are none. */
export type PictureAnswer =
  { readonly ok: true; readonly value: readonly Uint8Array[] } | { readonly ok: false; readonly reason: PictureFault };

export type PictureFault = 'unsupported' | 'too-many-pixels';
