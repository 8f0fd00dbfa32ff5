export { categoryTitled, itemTitled, menu } from './menu.ts';
export { BUSINESS, category, item, keyOf } from './records.ts';
