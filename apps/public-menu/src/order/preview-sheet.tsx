/** @jsxImportSource #dom */
import { publicItems, type Key, type PublicItem, type PublicMenu } from '@carta/domain';
import type { PreviewPlace } from '../preview-place.ts';
import { productPath } from '../product-path.ts';
import { spanishPart } from '../words.ts';
import { patch } from './dom/jsx-runtime.ts';
import { ItemSheet } from './item-sheet.tsx';
import { NOTHING_CHOSEN, type ItemStore } from './order-store.ts';

const UNTOUCHED = { cart: [], draft: NOTHING_CHOSEN, copied: null, showsAllergens: false };

/** The sheet of a product in the panel's preview: it follows the unsaved menu, and has no order and no address of its own. */
export class PreviewSheet {
  readonly root = document.createElement('div');
  #menu: PublicMenu | null = null;
  #chosen: Omit<ItemStore['state'], 'menu' | 'now'> = UNTOUCHED;
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
    const content = part?.parentElement;
    // `scrollIntoView` would scroll the panel around the frame as well.
    if (content) content.scrollTop = part.offsetTop - content.offsetTop - content.clientHeight / 4;
  };

  #open(key: Key | null, isPointed: boolean): void {
    if (key !== this.#key) this.#chosen = UNTOUCHED;
    this.#key = key;
    this.#isPointed = isPointed;
    this.#render();
  }

  #render(): void {
    const menu = this.#menu;
    const item = menu && publicItems(menu).find(({ key }) => key === this.#key);
    const onCreate = this.#isPointed ? openWithoutFocus : undefined;
    patch(this.root, item && <ItemSheet {...{ item, onCreate }} store={this.#storeOf(menu, item)} />);
  }

  /** What is chosen changes the sheet; nothing is put into an order. */
  #storeOf(menu: PublicMenu, item: PublicItem): ItemStore {
    const set: ItemStore['set'] = (changes) => {
      this.#chosen = { ...this.#chosen, ...changes };
      this.#render();
    };
    return {
      state: { ...this.#chosen, menu, now: Date.now() },
      link: new URL(productPath(menu.key, item.key), location.href).href,
      set,
      draft: (changes) => set({ draft: { ...this.#chosen.draft, ...changes } }),
      add: () => undefined,
      back: () => this.#open(null, false),
    };
  }

  #itemAt(place: PreviewPlace | null): Key | undefined {
    if (place?.kind === 'sheet') return place.key;
    if (place?.kind !== 'group' || !this.#menu) return undefined;
    return publicItems(this.#menu).find(({ optionGroups }) => optionGroups?.includes(place.key))?.key;
  }

  #partAt(place: PreviewPlace | null): HTMLElement | null | undefined {
    if (place?.kind === 'group') return this.root.querySelector(`input[name="${place.key}"]`)?.closest('fieldset');
    if (place?.kind !== 'sheet') return null;
    // The group that was added is the last one.
    return place.part === 'options'
      ? [...this.root.querySelectorAll('fieldset')].at(-1)
      : this.root.querySelector('section');
  }
}

/** A dialog that opens takes the focus even from the window around the frame, unless it is inert. */
function openWithoutFocus(dialog: HTMLDialogElement): void {
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
}
