import { fieldsTyped, shownTexts, type Draft } from './draft.ts';

/** What was typed, as it can be read without the form. */
export function typedLines(draft: Draft): { name: string; text: string }[] {
  const { title, description, big, small } = shownTexts(draft);
  const touched = fieldsTyped(draft.typed);
  return [
    { field: 'title', name: 'Nombre', text: title },
    { field: 'description', name: 'Descripción', text: description },
    { field: 'price', name: 'Precio', text: `$ ${big},${small}` },
  ].filter(({ field }) => touched.some((other) => other === field));
}
