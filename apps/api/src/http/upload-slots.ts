/** Uploads at a time: the next ones of an owner wait, those of an address are refused. */
const MAX_OF_OWNER = 5;
const MAX_OF_ADDRESS = 20;

const MAX_WAITING_OF_OWNER = 20;

export interface Upload {
  readonly owner: string;
  readonly address: string;
}

export interface UploadSlot {
  /** Resolves when the body may be read. */
  readonly started: Promise<void>;
  /** Frees the slot, or the place in the queue. */
  readonly leave: () => void;
}

interface WaitingUpload extends Upload {
  readonly start: () => void;
}

/** Limits the number of large bodies that are received concurrently. */
export class UploadSlots {
  readonly #active = new Set<Upload>();
  readonly #waiting = new Set<WaitingUpload>();

  /** Returns a slot, which starts when the owner is below the limit; null if too many wait or come from one address. */
  enter(owner: string, address: string): UploadSlot | null {
    let start = () => {};
    const started = new Promise<void>((resolve) => (start = resolve));
    const upload = { owner, address, start };
    if (this.#hasRoom(upload)) this.#start(upload);
    else if (this.#isOwnerFull(upload) && count(this.#waiting, 'owner', owner) < MAX_WAITING_OF_OWNER)
      this.#waiting.add(upload);
    else return null;
    return { started, leave: () => this.#leave(upload) };
  }

  #leave(upload: WaitingUpload): void {
    this.#waiting.delete(upload);
    if (!this.#active.delete(upload)) return;
    for (const waiting of this.#waiting) if (this.#hasRoom(waiting)) this.#start(waiting);
  }

  #start(upload: WaitingUpload): void {
    this.#waiting.delete(upload);
    this.#active.add(upload);
    upload.start();
  }

  #hasRoom(upload: Upload): boolean {
    return !this.#isOwnerFull(upload) && count(this.#active, 'address', upload.address) < MAX_OF_ADDRESS;
  }

  #isOwnerFull({ owner }: Upload): boolean {
    return count(this.#active, 'owner', owner) >= MAX_OF_OWNER;
  }
}

function count(uploads: ReadonlySet<Upload>, by: keyof Upload, value: string): number {
  let found = 0;
  for (const upload of uploads) if (upload[by] === value) found += 1;
  return found;
}
