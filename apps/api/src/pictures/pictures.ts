import os from 'node:os';
import { MOST_IMAGE_PIXELS, ok, refused, type Result } from '@carta/domain';
import { JobFailed, openProcessPool, PoolBusy, type ProcessPoolOptions } from '../processes/process-pool.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { PictureAnswer, PictureFault, PictureJob } from './picture-job.ts';
import { PICTURE_WIDTHS, pictureOf, storePicture, type Picture } from './store-picture.ts';
import { UploadMemory, type RequestMemory } from './upload-memory.ts';

const MAX_UPLOAD_BYTES = 64_000_000;
/** A decoder may take more than a gigabyte for a moment. */
const MAX_DECODERS = 3;

export interface Pictures {
  /** Accounts for the memory of the files that one request sends. */
  readonly requestMemory: () => RequestMemory;
  /** Decodes an uploaded file. Refuses what is not accepted, and 'busy' where too many wait. */
  readonly make: (bytes: Uint8Array) => Promise<Result<Picture, PictureFault | 'busy'>>;
  /** Stores a picture for a business and returns its address. Fails where the storage cannot be used. */
  readonly publish: (business: string, picture: Picture) => Promise<string>;
  readonly close: () => void;
}

export interface PicturesOptions
  extends Partial<Omit<ProcessPoolOptions, 'program'>>, Pick<ProcessPoolOptions, 'program'> {
  readonly storage: FileStorage;
  /** How many bytes of uploaded files lie in memory at most, over all requests. */
  readonly maxUploadBytes?: number;
}

/** The way of a picture from an upload to where it is served. */
export function openPictures({ storage, maxUploadBytes = MAX_UPLOAD_BYTES, ...options }: PicturesOptions): Pictures {
  const decoders = openProcessPool<PictureJob, PictureAnswer>({
    name: 'picture decoder',
    // One core is left to the server.
    size: Math.max(1, Math.min(MAX_DECODERS, os.availableParallelism() - 1)),
    maxWaiting: 30,
    ...options,
  });
  const memory = new UploadMemory(maxUploadBytes);

  const decode = async (
    bytes: Uint8Array,
  ): Promise<PictureAnswer | { readonly ok: false; readonly reason: 'busy' }> => {
    try {
      return await decoders.run({ bytes, maxPixels: MOST_IMAGE_PIXELS, widths: PICTURE_WIDTHS });
    } catch (error) {
      if (error instanceof PoolBusy) return refused('busy');
      // A picture that ends its decoder, or takes too long, is refused like one that cannot be decoded.
      if (error instanceof JobFailed) return refused('unsupported');
      throw error;
    }
  };

  return {
    requestMemory: () => memory.ofRequest(),
    make: async (bytes) => {
      const decoded = await decode(bytes);
      return decoded.ok ? ok(pictureOf(decoded.value)) : decoded;
    },
    publish: (business, picture) => storePicture(storage, business, picture),
    close: () => decoders.close(),
  };
}
