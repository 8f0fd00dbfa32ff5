import { sourceLines } from './source-lines.ts';

it('the stack of a built file shows the lines of its sources', () => {
  const map = { version: 3, names: [], sources: ['webpack://orders/./apps/orders/src/a.tsx'], mappings: 'AAEI' };
  const files: string[] = [];
  const inSources = sourceLines((file) => {
    files.push(file);
    return file.includes('/orders/') ? JSON.stringify(map) : null;
  });
  const stack = [
    'TypeError: x',
    '    at b (https://carta.test/remotes/orders/1a2b/orders.js:1:3)',
    '    at https://carta.test/assets/shell/shell.js:1:9',
    '    at https://carta.test/../../../etc/passwd.js:1:1',
  ].join('\n');
  expect(inSources(stack)).toEqual([
    'TypeError: x',
    '    at b (apps/orders/src/a.tsx:3:5)',
    '    at https://carta.test/assets/shell/shell.js:1:9',
    '    at https://carta.test/../../../etc/passwd.js:1:1',
  ]);
  expect(files).toEqual(['/remotes/orders/1a2b/orders.js.map', '/assets/shell/shell.js.map']);
});
