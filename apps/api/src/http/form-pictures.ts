import type { Call } from '@carta/contract';
import { IMAGE_TOO_MANY_PIXELS, IMAGE_UNSUPPORTED, imageTooLargeMessage } from '@carta/domain';
import type { PictureFault } from '../pictures/picture-job.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import type { Form } from './form.ts';
import { REFUSALS, type Refusal } from './refusal.ts';

const SIGNATURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('GIF8')];

export type FormPictures = Readonly<Record<string, Picture>>;

type DecodedPictures = { ok: true; value: FormPictures } | { ok: false; refusal: Refusal };

/** Returns why the files of a form are refused before any is decoded; a file that is too large comes first. */
export function refusalOfFiles({ files: known = {} }: Call, files: Form['files']): Refusal | null {
  for (const [name, file] of files) {
    const kind = known[name]?.image;
    if (kind && !file.ok && file.reason === 'too-large') {
      return { ...REFUSALS.tooLarge, message: imageTooLargeMessage(kind) };
    }
  }
  for (const file of files.values()) {
    if (!file.ok) return REFUSAL_OF_FAULT[file.reason];
    if (!hasPictureSignature(file.value)) return REFUSAL_OF_FAULT.unsupported;
  }
  return null;
}

/** Decodes the pictures of a form; returns them by the names of their parts. */
export async function formPictures(
  files: Form['files'],
  { pictures, business }: { readonly pictures: Pictures; readonly business: string },
): Promise<DecodedPictures> {
  const decoded: Record<string, Picture> = {};
  for (const [name, file] of files) {
    const picture = file.ok ? await pictures.decode(file.value, business) : file;
    if (!picture.ok) return { ok: false, refusal: REFUSAL_OF_FAULT[picture.reason] };
    decoded[name] = picture.value;
  }
  return { ok: true, value: decoded };
}

const REFUSAL_OF_FAULT: Record<PictureFault | 'unknown' | 'too-large' | 'no-room' | 'busy', Refusal> = {
  unknown: REFUSALS.unsupported,
  unsupported: { ...REFUSALS.unsupported, message: IMAGE_UNSUPPORTED },
  'too-many-pixels': { ...REFUSALS.unsupported, message: IMAGE_TOO_MANY_PIXELS },
  'too-large': REFUSALS.tooLarge,
  'no-room': REFUSALS.busy,
  busy: REFUSALS.busy,
};

/** True if a file begins with the signature of an accepted type; its decoder decides whether it is a picture. */
function hasPictureSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12));
  const textAt = (start: number) => head.toString('latin1', start, start + 4);
  const isWebp = textAt(0) === 'RIFF' && textAt(8) === 'WEBP';
  const isAvif = textAt(4) === 'ftyp';
  return isWebp || isAvif || SIGNATURES.some((signature) => head.subarray(0, signature.length).equals(signature));
}
