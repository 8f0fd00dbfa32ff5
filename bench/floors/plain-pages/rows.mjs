import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** @type {{ items: { key: string, title: string, price: { currency: string, big: number, small: string } }[] }} */
const { items } = JSON.parse(document.getElementById('menu')?.textContent ?? '');

function Rows() {
  const [isShown, setShown] = useState(true);
  return [
    h('button', { key: 'show', onClick: () => setShown(!isShown) }, 'Menú'),
    isShown && h('ul', { key: 'rows', role: 'tree' }, items.map(Row)),
  ];
}

/** @param {typeof items[number]} item */
const Row = ({ key, title, price: { currency, big, small } }) =>
  h('li', { key, role: 'treeitem' }, [
    h('button', { key: 'handle' }, 'Mover'),
    h('span', { key: 'title' }, title),
    h('span', { key: 'price' }, `${currency} ${big},${small}`),
  ]);

createRoot(/** @type {Element} */ (document.getElementById('root'))).render(h(Rows));
