import { MOST_IMAGE_PIXELS, ok, type Result } from '@carta/domain';
import type { FileStorage } from '../storage/file-storage.ts';
import { openDecoders, type DecodersOptions } from './decoders.ts';
import { HeldBytes, type HeldByRequest } from './held-bytes.ts';
import type { PictureFault } from './picture-job.ts';
import { PICTURE_WIDTHS, pictureOf, storePicture, type Picture } from './store-picture.ts';

const MOST_HELD = 64_000_000;

export interface Pictures {
  /** Room in memory for the files that one request sends. */
  readonly room: () => HeldByRequest;
  /** Makes a picture of a file that was uploaded. Refuses what we do not accept, and 'busy' where too many wait. */
  readonly make: (bytes: Uint8Array) => Promise<Result<Picture, PictureFault | 'busy'>>;
  /** Stores a picture among a business's and gives its address. Fails where the storage cannot be used. */
  readonly publish: (business: string, picture: Picture) => Promise<string>;
  readonly close: () => void;
}

export interface PicturesOptions extends DecodersOptions {
  readonly storage: FileStorage;
  /** How many bytes of uploaded files lie in memory at most. */
  readonly mostHeld?: number;
}

/** The way of a picture from an upload to where it is served. */
export function openPictures({ storage, mostHeld = MOST_HELD, ...options }: PicturesOptions): Pictures {
  const decoders = openDecoders(options);
  const held = new HeldBytes(mostHeld);
  return {
    room: () => held.request(),
    make: async (bytes) => {
      const decoded = await decoders.decode({ bytes, mostPixels: MOST_IMAGE_PIXELS, widths: PICTURE_WIDTHS });
      return decoded.ok ? ok(pictureOf(decoded.value)) : decoded;
    },
    publish: (business, picture) => storePicture(storage, business, picture),
    close: () => decoders.close(),
  };
}
