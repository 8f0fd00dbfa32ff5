import { categoryTitle, itemTitle, parsePrice } from '@carta/domain';
import type { DraftField } from '@carta/settings';
import { Price } from '@carta/ui';
import type { ReactNode } from 'react';
import type { KeptRow } from '../../tree-state/adding-slice.ts';
import { fieldsTyped, shownTexts, type Draft } from '../../tree-state/draft.ts';

export function titleOfDraft(draft: Draft): string {
  return draft.kind === 'category' ? categoryTitle(draft.base) : itemTitle(draft.base);
}

export function titleOfRow({ kind }: KeptRow): string {
  return kind === 'product' ? 'Producto nuevo' : 'Categoría nueva';
}

/** The texts that the owner has typed in an edit. */
export function typedFields(draft: Draft): DraftField[] {
  const [before, after] = [textsOf({ ...draft, typed: {} }), textsOf(draft)];
  const labels = { title: 'Nombre', description: 'Descripción', price: 'Precio' };
  return [...new Set(fieldsTyped(draft.typed))].map((field) => ({
    label: labels[field],
    before: before[field],
    after: after[field],
    ...(field === 'price' && { draw: drawPrice }),
  }));
}

/** All that the owner has typed and chosen in an edit. `photo` draws a new picture. */
export function editFields(draft: Draft, photo: ReactNode): DraftField[] {
  const { allergens, diets, optionGroups } = draft.chosen;
  return [
    ...typedFields(draft),
    ...(optionGroups ? [chosen('Opciones')] : []),
    ...(allergens || diets ? [chosen('Alérgenos y dietas')] : []),
    ...photoField(photo),
  ];
}

/** What the owner has typed in a new row. */
export function rowFields({ title, price }: KeptRow, photo: ReactNode): DraftField[] {
  return [
    ...(title === '' ? [] : [{ label: 'Nombre', before: '', after: title }]),
    ...(price === '' ? [] : [{ label: 'Precio', before: '', after: `$ ${price}`, draw: drawPrice }]),
    ...photoField(photo),
  ];
}

function textsOf(draft: Draft) {
  const { title, description, big, small } = shownTexts(draft);
  return { title, description, price: `$ ${big},${small}` };
}

/** A text that is no price is shown as it was typed. */
function drawPrice(text: string): ReactNode {
  const read = parsePrice(text.replace(/^\$ /, ''));
  return read.ok ? <Price price={read.value} /> : text;
}

function chosen(label: string): DraftField {
  return { label, before: '', after: 'Con cambios' };
}

function photoField(photo: ReactNode): DraftField[] {
  return photo ? [{ label: 'Foto', before: '', after: '1 foto nueva', draw: () => photo }] : [];
}
