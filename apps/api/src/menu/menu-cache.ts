import type { Menu } from '@carta/domain';

export interface KeptMenu {
  readonly revision: number;
  readonly menu: Menu;
  /** The menu as JSON, ready to be sent. */
  readonly bytes: Buffer;
}

/** Menus of the businesses that were read last, each good for one revision only. */
export class MenuCache {
  readonly #kept = new Map<string, KeptMenu>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(business: string, revision: number): KeptMenu | undefined {
    const kept = this.#kept.get(business);
    if (kept?.revision !== revision) return undefined;
    this.put(kept);
    return kept;
  }

  /** A Map keeps the order of insertion: the first one is the one that was used the longest ago. */
  put(kept: KeptMenu): void {
    const { key } = kept.menu;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
