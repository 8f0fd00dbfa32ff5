/** The signs of the bytes from 128 on, which no decoder of browsers has: DOS programs and old tills write them. */
const SIGNS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Returns the text of bytes in CP850. */
export function cp850Text(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK)
    parts.push(Array.from(bytes.subarray(start, start + CHUNK), signOf).join(''));
  return parts.join('');
}

const CHUNK = 10_000;

function signOf(byte: number): string {
  return byte < 128 ? String.fromCharCode(byte) : (SIGNS[byte - 128] ?? '');
}
