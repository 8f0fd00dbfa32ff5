interface Painted {
  readonly unreadable?: boolean;
  readonly type?: string;
  /** Width and height of every picture, in pixels. */
  readonly size?: number;
  /** Bytes of what a canvas of a width encodes. */
  readonly bytesOf?: (width: number) => number;
}

/** Fakes image decoding and the canvas, which jsdom lacks: pictures decode unless `unreadable`, and the canvas encodes only `type`. */
export function paintImages({
  unreadable = false,
  type = 'image/webp',
  size = 0,
  bytesOf = () => 7,
}: Painted = {}): void {
  const decode = () => (unreadable ? Promise.reject(new Error('EncodingError')) : Promise.resolve());
  const context = { drawImage: () => undefined, fillRect: () => undefined };
  function toBlob(this: HTMLCanvasElement, give: BlobCallback, wanted = '') {
    give(new Blob([new Uint8Array(bytesOf(this.width))], { type: wanted === type ? wanted : 'image/png' }));
  }
  Object.assign(HTMLImageElement.prototype, { decode });
  for (const side of ['naturalWidth', 'naturalHeight']) {
    Object.defineProperty(HTMLImageElement.prototype, side, { configurable: true, value: size });
  }
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context, toBlob });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
}
