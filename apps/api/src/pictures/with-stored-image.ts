import type { Pictures } from './pictures.ts';

interface WithImage {
  readonly image?: { readonly url: string } | null | undefined;
}

/** Returns a client's record without its picture where that is not stored, so that it gets the placeholder. [IMG-5] */
export async function withStoredImage<T extends WithImage>(record: T, { has }: Pick<Pictures, 'has'>): Promise<T> {
  const url = record.image?.url;
  return url === undefined || (await has(url)) ? record : { ...record, image: undefined };
}
