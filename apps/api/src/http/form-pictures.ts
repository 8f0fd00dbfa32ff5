import type { Call } from '@carta/contract';
import { IMAGE_TOO_MANY_PIXELS, IMAGE_UNSUPPORTED, imageTooLargeMessage } from '@carta/domain';
import type { PictureFault } from '../pictures/picture-job.ts';
import { beginsLikePicture } from '../pictures/picture-type.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import type { Form } from './form.ts';
import { REFUSALS, type Refusal } from './refusal.ts';

export type FormPictures = Readonly<Record<string, Picture>>;

type Made = { ok: true; value: FormPictures } | { ok: false; refusal: Refusal };

/** Why the files of a form are refused before any is decoded: what is too large is told first. */
export function refusalOfFiles({ files: known = {} }: Call, files: Form['files']): Refusal | null {
  for (const [name, file] of files) {
    const kind = known[name]?.image;
    if (kind && !file.ok && file.reason === 'too-large') {
      return { ...REFUSALS.tooLarge, message: imageTooLargeMessage(kind) };
    }
  }
  for (const file of files.values()) {
    if (!file.ok) return OF_FAULT[file.reason];
    if (!beginsLikePicture(file.value)) return OF_FAULT.unsupported;
  }
  return null;
}

/** Makes the pictures that a form carries, by the names of its parts. */
export async function formPictures(files: Form['files'], pictures: Pictures): Promise<Made> {
  const made: Record<string, Picture> = {};
  for (const [name, file] of files) {
    const picture = file.ok ? await pictures.make(file.value) : file;
    if (!picture.ok) return { ok: false, refusal: OF_FAULT[picture.reason] };
    made[name] = picture.value;
  }
  return { ok: true, value: made };
}

const OF_FAULT: Record<PictureFault | 'unknown' | 'too-large' | 'no-room' | 'busy', Refusal> = {
  unknown: REFUSALS.unsupported,
  unsupported: { ...REFUSALS.unsupported, message: IMAGE_UNSUPPORTED },
  'too-many-pixels': { ...REFUSALS.unsupported, message: IMAGE_TOO_MANY_PIXELS },
  'too-large': REFUSALS.tooLarge,
  'no-room': REFUSALS.busy,
  busy: REFUSALS.busy,
};
