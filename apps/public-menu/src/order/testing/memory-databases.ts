interface Request {
  result?: unknown;
  error?: Error;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

interface Transaction {
  error?: Error;
  oncomplete?: () => void;
  onabort?: () => void;
  commit(): void;
}

/** Stands in for a channel between tabs, which jsdom lacks, and tells them nothing. */
export class SilentChannel {
  onmessage = null;
  postMessage(): void {
    return undefined;
  }
}

/** Stands in for IndexedDB, which jsdom lacks: databases with one store each. */
export class MemoryDatabases {
  /** The records of each database. */
  readonly records: Record<string, Record<string, unknown>> = {};
  /** Refuses what is written, as a full disk does. */
  isFull = false;
  /** How long each answer takes, in ms. */
  delay = 0;

  readonly open = (name: string): Request => {
    const database = { createObjectStore: () => undefined, transaction: () => this.#transaction(name) };
    const request: Request = { result: database };
    this.#later(() => {
      this.records[name] ??= {};
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };

  readonly databases = async () => Object.keys(this.records).map((name) => ({ name }));

  #transaction(name: string) {
    const { records, isFull } = this;
    const later = (run: () => void) => this.#later(run);
    const end = () => {
      if (isFull) transaction.error = new DOMException('The disk is full', 'QuotaExceededError');
      if (isFull) transaction.onabort?.();
      else transaction.oncomplete?.();
    };
    const transaction: Transaction = { commit: () => later(end) };
    const store = {
      transaction,
      get: (key: string): Request => {
        const request: Request = { result: records[name]?.[key] };
        later(() => request.onsuccess?.());
        return request;
      },
      put: (value: unknown, key: string) => {
        if (!isFull) records[name] = { ...records[name], [key]: structuredClone(value) };
      },
    };
    return { objectStore: () => store };
  }

  /** Fake timers hold back what `queueMicrotask` is given. */
  #later(run: () => void): void {
    if (this.delay > 0) setTimeout(run, this.delay);
    else void Promise.resolve().then(run);
  }
}
