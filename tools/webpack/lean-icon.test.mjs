import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLeanIcon from './lean-icon.mjs';

/** The attributes of each element by name, and what is in it. */
const drawn = (icon, props, children) =>
  renderToStaticMarkup(createElement(icon, props, children)).replace(
    /<(\w+) ([^>]*?)(\/?)>/g,
    (_, tag, attributes, end) =>
      `<${tag} ${attributes
        .match(/[\w-]+="[^"]*"/gi)
        .toSorted()
        .join(' ')}${end}>`,
  );

/** @type {Parameters<typeof createLeanIcon>[0] & import('lucide-react').LucideIconData} */
const DRAWING = {
  name: 'house-plus',
  aliases: ['home-plus'],
  size: 24,
  node: [
    ['path', { d: 'M1 2h3', key: 'a' }],
    ['circle', { cx: '4', cy: '5', r: '1', key: 'b' }],
  ],
};

for (const [what, props, children] of [
  ['as it is', {}],
  ['in another size, colour and stroke', { size: 18, color: 'red', strokeWidth: 1.75 }],
  ['with a class, a fill and a stroke of its own', { className: 'star big', fill: 'currentcolor', strokeWidth: 0 }],
  ['with a name', { role: 'img', 'aria-label': 'Destacado' }],
  ['without the name that it could have', { 'aria-label': undefined }],
  ['hidden by its caller', { 'aria-hidden': true }],
  ['with more in it', { width: 12 }, createElement('title', null, 'Casa')],
])
  test(`an icon ${what} is the svg that lucide draws`, () => {
    assert.equal(drawn(createLeanIcon(DRAWING), props, children), drawn(createLucideIcon(DRAWING), props, children));
  });
