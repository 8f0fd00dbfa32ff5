/** Fakes image decoding and the canvas, which jsdom lacks: pictures decode unless `unreadable`, and the canvas encodes only `type`. */
export function paintImages({ unreadable = false, type = 'image/webp' } = {}): void {
  const decode = () => (unreadable ? Promise.reject(new Error('EncodingError')) : Promise.resolve());
  const context = { drawImage: () => undefined, fillRect: () => undefined };
  const toBlob = (give: BlobCallback, wanted = '') =>
    give(new Blob(['painted'], { type: wanted === type ? wanted : 'image/png' }));
  Object.assign(HTMLImageElement.prototype, { decode });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context, toBlob });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
}
