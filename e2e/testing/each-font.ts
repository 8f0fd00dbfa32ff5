import type { Engine } from '../engines/engine.ts';
import type { Asked } from './layout.ts';

/**
 * Looks at the page in the system's font, which may be wider, and then in its own: on a slow line a first visit of the diners' page shows
 * the system's.
 */
export async function inEachFont(page: Asked, look: (font: string) => Promise<void>): Promise<void> {
  for (const font of ['system-ui, sans-serif', '']) {
    await (page as Pick<Engine, 'evaluate'>).evaluate(
      (family: string) => document.documentElement.style.setProperty('--font', family),
      font,
    );
    await look(font);
  }
}
