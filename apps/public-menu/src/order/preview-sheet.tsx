/** @jsxImportSource preact */
import type { PreviewPlace } from '@carta/contract';
import { publicItems, type Key, type PublicItem, type PublicMenu } from '@carta/domain';
import { render } from 'preact';
import { itemPath } from '../item-path.ts';
import { spanishPart } from '../words.ts';
import { ItemSheet } from './item/item-sheet.tsx';
import { publicItem } from './public-item.ts';

/** The sheet of a product in the panel's preview: it follows the unsaved menu, and has no order and no address of its own. */
export class PreviewSheet {
  readonly root = document.createElement('div');
  #menu: PublicMenu | null = null;
  #key: Key | null = null;
  /** True for a sheet that nobody has tapped: it takes no focus from the form beside the preview, and closes with its place. */
  #isPointed = false;

  constructor() {
    globalThis.cartaWords = spanishPart;
  }

  readonly show = (menu: PublicMenu): void => {
    this.#menu = menu;
    this.#render();
  };

  /** Opens the sheet of a product that was tapped. */
  readonly open = (key: Key): void => this.#open(key, false);

  /** Opens the sheet at this place and scrolls to its part, or closes the one that covers the place. */
  readonly point = (place: PreviewPlace | null): void => {
    const key = this.#itemAt(place);
    if (key !== undefined) this.#open(key, true);
    else if (this.#isPointed || place?.kind === 'section') this.#open(null, false);
    const part = this.#partAt(place);
    const content = part?.closest<HTMLElement>('[tabindex="0"]');
    // `scrollIntoView` would scroll the panel around the frame as well.
    if (part && content) content.scrollTop = part.offsetTop - content.offsetTop - content.clientHeight / 4;
  };

  #open(key: Key | null, isPointed: boolean): void {
    this.#key = key;
    this.#isPointed = isPointed;
    this.#render();
  }

  #render(): void {
    const menu = this.#menu;
    const item = menu && this.#key !== null && publicItem(menu, this.#key);
    render(menu && item ? this.#sheet(menu, item) : null, this.root);
  }

  /** What is chosen changes the sheet; nothing is put into an order. */
  #sheet(menu: PublicMenu, item: PublicItem) {
    const link = new URL(itemPath(menu.key, item.key), location.href).href;
    const close = () => this.#open(null, false);
    const rest = { menu, item, link, takesFocus: !this.#isPointed, now: Date.now(), cart: [], onAdd: () => undefined };
    return <ItemSheet key={item.key} {...rest} onBack={close} />;
  }

  #itemAt(place: PreviewPlace | null): Key | undefined {
    if (place?.kind === 'sheet') return place.key;
    if (place?.kind !== 'group' || !this.#menu) return undefined;
    return publicItems(this.#menu).find(({ optionGroups }) => optionGroups?.includes(place.key))?.key;
  }

  #partAt(place: PreviewPlace | null): HTMLElement | null | undefined {
    if (place?.kind === 'group') return this.root.querySelector<HTMLElement>(`[data-group="${place.key}"]`);
    if (place?.kind !== 'sheet') return null;
    // The group that was added is the last one.
    return place.part === 'options'
      ? [...this.root.querySelectorAll<HTMLElement>('[data-group]')].at(-1)
      : this.root.querySelector('section');
  }
}
