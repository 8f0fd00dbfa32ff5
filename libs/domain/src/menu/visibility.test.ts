import { toggled } from './visibility.ts';

it('[SHOW-1] hide and show are each other’s way back', () => {
  const record = { key: 'a', show: true };
  expect(toggled(record)).toEqual({ key: 'a', show: false });
  expect(toggled(toggled(record))).toEqual(record);
  expect(record.show).toBe(true);
});
