import { createElement } from 'react';

/**
 * Stands for `createLucideIcon` in our bundles: draws the same `svg`, without the context, the scaled strokes and the code for other frameworks
 * that lucide carries, and without making the shapes anew each time.
 * @param {{ name: string, aliases?: string[], size?: number, node: [string, Record<string, string>][] }} icon
 */
export default function createLucideIcon({ name, aliases = [], size: box = 24, node }) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));

  /** @param {Record<string, any>} props */
  return function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...rest }) {
    const isNamed = Object.keys(rest).some((prop) => /^(?:aria-|(?:role|title)$)/.test(prop) && rest[prop] != null);
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        ...(!children && !isNamed && { 'aria-hidden': 'true' }),
        ...rest,
      },
      shapes,
      children,
    );
  };
}
