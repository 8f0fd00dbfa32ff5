import os from 'node:os';
import { isOwnPicture, MOST_IMAGE_PIXELS, ok, refused, type Result } from '@carta/domain';
import { JobFailed, openProcessPool, PoolBusy, type ProcessPoolOptions } from '../processes/process-pool.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { isStored } from '../storage/is-stored.ts';
import { openAvifFiles, type AvifFiles } from './avif-files.ts';
import type { PictureAnswer, PictureFault, PictureJob } from './picture-job.ts';
import { PICTURE_WIDTHS, pictureOf, storePicture, type Picture } from './store-picture.ts';
import { UploadMemory, type RequestMemory } from './upload-memory.ts';

/** Limit of the bodies of uploads in memory over all requests, in bytes. */
const MAX_UPLOAD_BYTES = 64_000_000;
/** A decoder may take more than a gigabyte for a moment. */
const MAX_DECODERS = 3;

export interface Pictures {
  /** Returns the memory budget of one request of a business. */
  readonly requestMemory: (business: string) => RequestMemory;
  /** Decodes an uploaded file of a business. Refuses an unsupported or too large one, and 'busy' if too many wait. */
  readonly decode: (bytes: Uint8Array, business: string) => Promise<Result<Picture, PictureFault | 'busy'>>;
  /** Stores a picture for a business and returns its address. Rejects if the storage is unavailable. */
  readonly publish: (business: string, picture: Picture) => Promise<string>;
  /** False for the address of an uploaded picture that is not there. */
  readonly has: (address: string) => Promise<boolean>;
  /** Returns the AVIF of a stored WebP file, or says why there is none. */
  readonly findAvif: AvifFiles['find'];
  readonly close: () => Promise<void>;
}

export interface PicturesOptions
  extends Partial<Omit<ProcessPoolOptions, 'program'>>, Pick<ProcessPoolOptions, 'program'> {
  readonly storage: FileStorage;
  /** Limit of the bodies of uploads in memory over all requests, in bytes. */
  readonly maxUploadBytes?: number;
}

/** Decodes uploaded pictures in child processes and stores them. */
export function openPictures({ storage, maxUploadBytes = MAX_UPLOAD_BYTES, ...options }: PicturesOptions): Pictures {
  const decoders = openProcessPool<PictureJob, PictureAnswer>({
    name: 'picture decoder',
    // Leaves one core to the server.
    size: Math.max(1, Math.min(MAX_DECODERS, os.availableParallelism() - 1)),
    maxWaiting: 30,
    ...options,
  });
  const avifFiles = openAvifFiles({ storage, ...options });
  const memory = new UploadMemory(maxUploadBytes);

  const runDecoder = async (
    bytes: Uint8Array,
    business: string,
  ): Promise<PictureAnswer | { readonly ok: false; readonly reason: 'busy' }> => {
    try {
      return await decoders.run({ bytes, maxPixels: MOST_IMAGE_PIXELS, widths: PICTURE_WIDTHS }, business);
    } catch (error) {
      if (error instanceof PoolBusy) return refused('busy');
      // A picture that crashes its decoder or takes too long counts as unsupported.
      if (error instanceof JobFailed) return refused('unsupported');
      throw error;
    }
  };

  return {
    requestMemory: (business) => memory.ofRequest(business),
    decode: async (bytes, business) => {
      const decoded = await runDecoder(bytes, business);
      return decoded.ok ? ok(pictureOf(decoded.value)) : decoded;
    },
    publish: (business, picture) => storePicture(storage, business, picture),
    has: async (address) => !isOwnPicture(address) || isStored(storage, address),
    findAvif: avifFiles.find,
    close: () => {
      decoders.close();
      return avifFiles.close();
    },
  };
}
