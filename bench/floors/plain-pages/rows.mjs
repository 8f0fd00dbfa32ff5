import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

/** @type {{ items: { key: string, title: string, price: { currency: string, big: number, small: string } }[] }} */
const { items } = JSON.parse(document.getElementById('menu')?.textContent ?? '');

const rows = items.map(({ key, title, price: { currency, big, small } }) =>
  h('li', { key, role: 'treeitem' }, [
    h('button', { key: 'handle' }, 'Mover'),
    h('span', { key: 'title' }, title),
    h('span', { key: 'price' }, `${currency} ${big},${small}`),
  ]),
);

createRoot(/** @type {Element} */ (document.getElementById('root'))).render(h('ul', { role: 'tree' }, rows));
