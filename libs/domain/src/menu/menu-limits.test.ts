import { checkMenuSize, MAX_CATEGORIES, MAX_ITEMS, TOO_MANY_MESSAGES } from './menu-limits.ts';

it('[LIMIT-1] a business has at most 5,000 products and 500 categories', () => {
  const largest = { categories: MAX_CATEGORIES, items: MAX_ITEMS };
  expect(largest).toEqual({ categories: 500, items: 5000 });
  expect(checkMenuSize(largest)).toEqual({ ok: true, value: largest });
  expect(checkMenuSize({ ...largest, items: 5001 })).toEqual({ ok: false, reason: 'too-many-items' });
  expect(checkMenuSize({ ...largest, categories: 501 })).toEqual({ ok: false, reason: 'too-many-categories' });
});

it('[LIMIT-1] the message of each limit names it', () => {
  expect(TOO_MANY_MESSAGES['too-many-items']).toContain('5.000');
  expect(TOO_MANY_MESSAGES['too-many-categories']).toContain('500');
});
