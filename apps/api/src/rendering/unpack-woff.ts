import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** Returns the uncompressed font of a WOFF file: fontkit would inflate the tables in JavaScript each time it opens the font. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const sfnt = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  let end = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  for (let nth = 0; nth < count; nth += 1) {
    const from = HEADER_BYTES + nth * ENTRY_BYTES;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const entry = SFNT_HEADER_BYTES + nth * SFNT_ENTRY_BYTES;
    woff.copy(sfnt, entry, from, from + 4);
    woff.copy(sfnt, entry + 4, from + 16, from + 20);
    sfnt.writeUInt32BE(end, entry + 8);
    sfnt.writeUInt32BE(length, entry + 12);
    table.copy(sfnt, end);
    end += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}
