import { fetchMenu } from './read-menu.ts';

const ADDRESS = '/api/public/menus/demo';
const answer = (text: string, status = 200): Response =>
  ({ ok: status < 400, clone: () => answer(text, status), json: async () => JSON.parse(text) as unknown }) as Response;

it.each([
  ['the menu', '{"key":"demo","categories":[]}', 200, { key: 'demo', categories: [] }],
  ['the menu of another business', '{"key":"otro","categories":[]}', 200, null],
  ['an error with the status of success', '{"error":true}', 200, null],
  ['a page of the network', '<h1>Login</h1>', 200, null],
  ['nothing', '', 200, null],
  ['a failure of the server', '{"key":"demo","categories":[]}', 502, null],
])('an order is made by what answers for its menu only if that is the menu: %s', async (_, text, status, menu) => {
  globalThis.fetch = async () => answer(text, status);
  expect(await fetchMenu(ADDRESS)).toEqual(menu);
});
