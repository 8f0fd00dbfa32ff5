const STARTS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('GIF8')];

/** True if a file begins like one of the types that are accepted; whether it is a picture, only its decoder knows. */
export function beginsLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12));
  const textAt = (start: number) => head.toString('latin1', start, start + 4);
  const isWebp = textAt(0) === 'RIFF' && textAt(8) === 'WEBP';
  const isAvif = textAt(4) === 'ftyp';
  return isWebp || isAvif || STARTS.some((start) => head.subarray(0, start.length).equals(start));
}
