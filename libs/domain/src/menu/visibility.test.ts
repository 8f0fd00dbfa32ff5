import { toggled } from './visibility.ts';

it('[SHOW-1] hiding and showing undo each other', () => {
  const record = { key: 'a', show: true };
  expect(toggled(record)).toEqual({ key: 'a', show: false });
  expect(toggled(toggled(record))).toEqual(record);
  expect(record.show).toBe(true);
});
