import path from 'node:path';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import journeys from '../journeys.json' with { type: 'json' };

/** The address of code that belongs to one app alone. */
const CODE = /\/(?:remotes|assets)\/(account|menu-editor|orders|public-menu)\//;

/** Notes whose code the pages of a browser fetch. */
export class LoadedApps {
  readonly #loaded = new Set<string>();

  constructor(browser: Browser) {
    const { newContext } = browser;
    browser.newContext = async (...options) => {
      const context = await newContext.apply(browser, options);
      this.#watch(context);
      return context;
    };
  }

  /** Begins anew with the context of a test, whose own ones are noted too. */
  begin(context: BrowserContext): void {
    this.#loaded.clear();
    this.#watch(context);
  }

  /** Returns the apps that pages have loaded and `journeys.json` does not name for the test's file; none for a file that is not in it, which may load all. */
  unnamed(file: string): string[] {
    const named: readonly string[] | undefined = (journeys as Record<string, string[]>)[
      path.basename(file, '.spec.ts')
    ];
    return named ? [...this.#loaded].filter((app) => !named.includes(app)) : [];
  }

  #watch(context: BrowserContext): void {
    context.on('request', (request: Request) => {
      const app = CODE.exec(request.url())?.[1];
      if (app) this.#loaded.add(app);
    });
  }
}
