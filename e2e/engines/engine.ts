export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key by its name, as in `KeyboardEvent.key`; a space is 'Space'. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'ArrowUp';

/** What the tests need of a browser engine; its points are CSS pixels of the viewport. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Gives the page about this size, in CSS pixels: an engine may have a least width. */
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page; arguments and result are JSON. */
  evaluate<Result>(call: (...args: never[]) => Result, ...args: unknown[]): Promise<Result>;
  click(at: Point): Promise<void>;
  /** Presses the pointer, moves it in steps, and releases it. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Resolves with a PNG of what is visible. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How many moves a drag takes: a person's hand takes many. */
const DRAG_STEPS = 12;

export const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: DRAG_STEPS }, (_, step) => {
    const part = (step + 1) / DRAG_STEPS;
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
  });
