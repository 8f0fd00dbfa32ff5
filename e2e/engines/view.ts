import { expect } from '@playwright/test';
import type { Engine, Point } from './engine.ts';

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'heading' | 'treeitem' | 'menuitem' | 'switch' | 'text';

/** The whole name, or a pattern in it. */
type Name = string | RegExp;

const PATIENCE_MS = 15_000;

/** Finds what a person sees, by its role and name, and waits until it is there. */
export class View {
  constructor(readonly engine: Engine) {}

  /** Resolves with the middle of the element once it stands still. */
  async find(role: Role, name: Name): Promise<Point> {
    let last = '';
    return this.until(`${role} «${name}»`, async () => {
      const at = await this.locate(role, name);
      const seen = JSON.stringify(at);
      const isStill = at !== null && seen === last;
      last = seen;
      return isStill ? at : null;
    });
  }

  async click(role: Role, name: Name): Promise<void> {
    await this.engine.click(await this.find(role, name));
  }

  /** Types into a text box in place of what it holds. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.engine.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.engine.type(text);
  }

  /** Chooses an entry of a row's menu. */
  async choose(row: string, entry: string): Promise<void> {
    await this.click('button', `Opciones de ${row}`);
    await this.click('menuitem', entry);
  }

  async gone(role: Role, name: Name): Promise<void> {
    await this.until(`no ${role} «${name}»`, async () => (await this.locate(role, name)) === null);
  }

  /** Names of the rows of the tree, from the top. */
  rows(): Promise<string[]> {
    return this.engine.evaluate(() =>
      [...document.querySelectorAll('[role=treeitem]')].map((row) => row.getAttribute('aria-label') ?? ''),
    );
  }

  private locate(role: Role, name: Name): Promise<Point | null> {
    return this.engine.evaluate(locate, role, name instanceof RegExp ? { pattern: name.source } : name);
  }

  /** Resolves with the first value that is neither null nor false. A page that is left while it is looked at is looked at again. */
  async until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    let found: T | null | false = null;
    const isFound = async () => {
      found = await look();
      expect(found !== null && found !== false, what).toBe(true);
    };
    await expect(isFound).toPass({ timeout: PATIENCE_MS });
    return found as T;
  }
}

/** Runs in the page: returns the middle of the visible element with this role and name, or null. */
function locate(role: string, name: string | { pattern: string }): Point | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], input[type=file]',
    link: 'a[href]',
    textbox: 'input, textarea, [role=textbox]',
    heading: 'h1, h2, h3',
    radio: 'input[type=radio]',
    text: 'p, span, div, li, dd, pre',
  };
  const isName = (text: string) => (typeof name === 'string' ? text === name : new RegExp(name.pattern).test(text));
  const named = (element: Element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
    return (element.getAttribute('aria-label') ?? (label || element.textContent)).trim();
  };
  for (const element of document.querySelectorAll(selectors[role] ?? `[role=${role}]`)) {
    if (!isName(named(element)) || element.closest('[inert]')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const { x, y } = middle();
    // Out of sight, or below a bar.
    if (!element.contains(document.elementFromPoint(x, y)))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const at = middle();
    // A section that comes into view is there as a whole until its parts are drawn: a click would be on it.
    const hit = document.elementFromPoint(at.x, at.y);
    return hit?.tagName === 'SECTION' && hit.contains(element) ? null : at;
  }
  return null;
}
