import { contentType } from './content-type.ts';

it('a picture of every usual type is sent as that type', () => {
  const types = ['a.png', 'a.jpg', 'A.JPG', 'a.jpeg', 'a.gif', 'a.webp', 'a.avif', 'a.svg', 'a.ico'].map(contentType);
  expect(types.filter((type) => !type.startsWith('image/'))).toEqual([]);
  expect(contentType('a.unknown')).toBe('application/octet-stream');
});
