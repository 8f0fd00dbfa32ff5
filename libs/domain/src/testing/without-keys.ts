import type { MenuFile } from '../menu-file/menu-file.ts';

/** A menu file without keys, to be compared with that of another menu. */
export function withoutKeys(file: MenuFile): MenuFile {
  const items = <T extends { key?: string | undefined }>(list: readonly T[] | undefined) =>
    list?.map(({ key: _key, ...rest }) => rest);
  const categories = file.categories.map(({ key: _key, products, categories: inside, ...main }) => ({
    ...main,
    ...(products && { products: items(products) }),
    ...(inside && {
      categories: inside.map(({ key: _sub, products: held, ...sub }) => ({
        ...sub,
        ...(held && { products: items(held) }),
      })),
    }),
  }));
  return { ...file, categories };
}
