// The namespace `JSX` of the order's part: what the compiler allows in its elements.

/** An element to be; `patch` makes it one. */
export interface VNode {
  readonly tag: string;
  /** Another key makes another element. */
  readonly key: string | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (VNode | string)[];
}

/** Nothing keeps its place: what follows stays the same element. */
export type Child = VNode | string | number | false | null | undefined | readonly Child[];

export type Element = Child;
export type ElementType = keyof IntrinsicElements | ((props: never) => Child);

export interface ElementChildrenAttribute {
  readonly children: unknown;
}

export interface IntrinsicAttributes {
  readonly key?: string;
}

type Listener<E> = (event: Event & { readonly currentTarget: E }) => void;
type Text = string | undefined;

interface Attributes<E> extends IntrinsicAttributes {
  readonly children?: Child;
  readonly class?: Text;
  readonly id?: string;
  readonly role?: string;
  readonly tabindex?: number;
  readonly type?: string;
  readonly name?: string;
  readonly value?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly rows?: number;
  readonly maxlength?: number;
  readonly placeholder?: string;
  readonly autocomplete?: Text;
  readonly inputmode?: Text;
  readonly for?: string;
  readonly href?: string;
  readonly src?: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly alt?: string;
  readonly lang?: Text;
  readonly viewBox?: string;
  readonly d?: string;
  readonly [aria: `aria-${string}`]: string | boolean | undefined;
  readonly [data: `data-${string}`]: string | boolean | undefined;
  readonly onclick?: Listener<E>;
  readonly onpointerdown?: Listener<E>;
  readonly oninput?: Listener<E>;
  readonly onchange?: Listener<E>;
  readonly onscroll?: Listener<E>;
  readonly onclose?: Listener<E>;
  /** Called once it is in the page. */
  readonly oncreate?: (element: E) => void;
  /** Called before it leaves the page. */
  readonly onremove?: (element: E) => void;
}

export type IntrinsicElements = {
  readonly [T in keyof HTMLElementTagNameMap]: Attributes<HTMLElementTagNameMap[T]>;
} & {
  readonly svg: Attributes<SVGElement>;
  readonly path: Attributes<SVGElement>;
};
