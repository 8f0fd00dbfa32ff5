import type { Category } from '@carta/domain';
import type { CategoryRow } from './tables.ts';

export function categoryOf(row: CategoryRow): Category {
  return {
    _id: row.id,
    business: row.business,
    level: row.level as Category['level'],
    key: row.key,
    ...(row.parent === null ? {} : { parent: row.parent }),
    title: row.title,
    order: row.position,
    show: row.show === 1,
    toLevel: row.to_level as Category['toLevel'],
    ...(row.image_url === null ? {} : { image: { url: row.image_url } }),
    version: row.version,
  };
}

export function categoryRow(category: Category): CategoryRow {
  return {
    id: category._id,
    business: category.business,
    level: category.level,
    key: category.key,
    parent: category.parent ?? null,
    title: category.title,
    position: category.order,
    show: category.show ? 1 : 0,
    to_level: category.toLevel,
    image_url: category.image?.url ?? null,
    version: category.version,
  };
}
