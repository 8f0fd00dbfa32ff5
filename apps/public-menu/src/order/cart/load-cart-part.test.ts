import { loadCartPart } from './load-cart-part.ts';

const FILES = ['/cart.css', '/cart.js'];

const added = () => [...document.head.querySelectorAll('script, link')];
const answer = (type: 'load' | 'error') => added().forEach((element) => element.dispatchEvent(new Event(type)));

it('the cart is fetched again after a lost connection, and after a page of a proxy came in the place of its script; once it is there, no more', async () => {
  const offline = loadCartPart(FILES);
  answer('error');
  await expect(offline).rejects.toThrow('cannot be loaded');
  const replaced = loadCartPart(FILES);
  answer('load');
  await expect(replaced).rejects.toThrow('The script of the cart has failed');
  document.head.replaceChildren();
  const again = loadCartPart(FILES);
  expect(added()).toHaveLength(2);
  globalThis.cartaOrderSheet = () => null;
  answer('load');
  await again;
  document.head.replaceChildren();
  await loadCartPart(FILES);
  expect(added()).toEqual([]);
});
