// What the compiler makes of JSX in the order's part: a page whose state lies in one store needs no more of a library.
import type { Child, VNode } from './jsx-types.ts';

export type * as JSX from './jsx-types.ts';

type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };

export function jsx(tag: string | ((props: Props) => Child), props: Props, key?: string): Child {
  if (typeof tag === 'function') {
    const made = tag(props);
    return key !== undefined && isNode(made) ? { ...made, key } : made;
  }
  const { children, ...rest } = props;
  return { tag, key, props: rest, children: flat(children) };
}

export { jsx as jsxs };

export const Fragment = ({ children }: { readonly children?: Child }): Child => children;

/** A child that is not there is an empty text, so that those behind it keep their places. */
function flat(child: Child): (VNode | string)[] {
  if (isList(child)) return child.flatMap(flat);
  if (isNode(child)) return [child];
  return [child === false || child === null || child === undefined ? '' : String(child)];
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);
const isNode = (child: Child): child is VNode => typeof child === 'object' && child !== null && !isList(child);

const shown = new WeakMap<Node, VNode>();

/** Makes the content of an element what is given; elements in the same place with the same tag and key stay. */
export function patch(parent: Element, content: Child): void {
  const children = flat(content);
  children.forEach((child, nth) => {
    const standing = parent.childNodes[nth];
    if (typeof child === 'string') {
      if (standing?.nodeType === Node.TEXT_NODE) {
        if (standing.nodeValue !== child) standing.nodeValue = child;
      } else place(parent, document.createTextNode(child), standing);
      return;
    }
    const before = standing && shown.get(standing);
    const stays = before?.tag === child.tag && before.key === child.key;
    const element = stays ? (standing as Element) : createIn(parent, child.tag);
    if (!stays) place(parent, element, standing);
    shown.set(element, child);
    setAll(element, before && stays ? before.props : {}, child.props);
    patch(element, child.children);
    if (!stays) callHook(child, 'oncreate', element);
  });
  while (parent.childNodes.length > children.length) {
    leave(parent.lastChild);
    parent.lastChild?.remove();
  }
}

function createIn(parent: Element, tag: string): Element {
  const namespace = tag === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI;
  return document.createElementNS(namespace, tag);
}

function place(parent: Element, node: Node, standing: ChildNode | undefined): void {
  if (!standing) return void parent.append(node);
  leave(standing);
  standing.replaceWith(node);
}

function leave(node: Node | null): void {
  const vnode = node && shown.get(node);
  if (node && vnode) callHook(vnode, 'onremove', node);
}

function callHook({ props }: VNode, name: 'oncreate' | 'onremove', node: Node): void {
  const hook = props[name];
  if (typeof hook === 'function') hook(node);
}

function setAll(element: Element, before: VNode['props'], props: VNode['props']): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
    const value = props[name];
    if (name.startsWith('on')) {
      // A listener that returns false would keep a box from being checked.
      Reflect.set(element, name, typeof value === 'function' ? (event: unknown) => void value(event) : null);
    } else if (name === 'value' || name === 'checked') {
      // What was typed or chosen may differ from what was set before.
      if (Reflect.get(element, name) !== value) Reflect.set(element, name, value);
    } else if (value === before[name]) continue;
    else if (value === undefined || value === null || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
  }
}
