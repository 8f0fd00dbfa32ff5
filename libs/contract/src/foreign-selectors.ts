const WHOLE = /^@(media|supports|container|layer)\b/;

/** Splits at the characters that `isEnd` accepts, outside of brackets and quotes. Keeps them as elements of their own. */
function splitOutsideBrackets(text: string, isEnd: (character: string) => boolean): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('(['.includes(character)) depth++;
    else if (')]'.includes(character)) depth--;
    if (depth === 0 && !quote && isEnd(character)) parts.push(character, '');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

const isComma = (character: string) => character === ',';
const partsOf = (list: string) => splitOutsideBrackets(list, isComma).filter((part) => part !== ',');

/** True for a compound that matches only elements with a class of this style sheet. */
function hasOwnClass(compound: string): boolean {
  const alternatives = /:(?:is|where)\(([^)]*)\)/.exec(compound)?.[1];
  if (alternatives && partsOf(alternatives).every(hasOwnClass)) return true;
  return /\.[\w-]/.test(compound.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, ''));
}

/** True if the selector matches only elements with a class of this style sheet, and elements inside those. */
function isOwn(selector: string): boolean {
  if (/:global\b/.test(selector)) return false;
  const compact = selector
    .trim()
    .replace(/\s*([>+~])\s*/g, '$1')
    .replace(/\s+/g, ' ');
  const [first = '', ...rest] = splitOutsideBrackets(compact, (character) => ' >+~'.includes(character));
  let matchesOwn = hasOwnClass(first);
  let isInside = false;
  for (let index = 0; index < rest.length; index += 2) {
    if (' >'.includes(rest[index] ?? '')) isInside = matchesOwn;
    matchesOwn = isInside || hasOwnClass(rest[index + 1] ?? '');
  }
  return matchesOwn;
}

/** Returns the selectors of a style sheet that reach elements without a class of its own. */
export function foreignSelectors(css: string): string[] {
  const found: string[] = [];
  const walk = (block: string) => {
    let rest = block;
    while (rest.trim()) {
      const [prelude = '', end, ...after] = splitOutsideBrackets(rest, (character) => '{;'.includes(character));
      const following = after.join('');
      if (end !== '{') {
        rest = following;
        continue;
      }
      const length = blockLength(following);
      const head = prelude.trim();
      if (WHOLE.test(head)) walk(following.slice(0, length));
      else if (!head.startsWith('@')) found.push(...partsOf(head).filter((selector) => !isOwn(selector)));
      rest = following.slice(length + 1);
    }
  };
  walk(css.replace(/\/\*[^]*?\*\//g, ''));
  return found.map((selector) => selector.trim());
}

/** Returns the length of a block's content, up to its closing brace. */
function blockLength(text: string): number {
  let depth = 1;
  for (const [index, character] of [...text].entries()) {
    if (character === '{') depth++;
    if (character === '}' && --depth === 0) return index;
  }
  return text.length;
}
