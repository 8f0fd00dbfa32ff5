import type { BrowserContext, Page } from '@playwright/test';

/** Records every script that ran or was stopped by the content security policy only: `xss()`, dialogs, violations. */
export class ScriptGuard {
  readonly #ran: string[] = [];

  /** Listens to every page of the context that is opened from now on. */
  async watch(context: BrowserContext): Promise<void> {
    const record = (page: Page | null, what: string) => void this.#ran.push(`${what} at ${page?.url() ?? ''}`);
    await context.exposeBinding('xss', ({ page }) => record(page, 'xss()'));
    await context.exposeBinding('policyViolation', ({ page }, what: string) =>
      record(page, `stopped by policy: ${what}`),
    );
    context.on('dialog', (dialog) => {
      record(dialog.page(), `dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const { policyViolation } = window as unknown as { policyViolation: (what: string) => void };
        policyViolation(`${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
  }

  get ran(): readonly string[] {
    return this.#ran;
  }
}

/** Returns the page's elements that could run an injected script. */
export function foreignScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'];
    const isForeign = (element: Element) => {
      const hasHandler = element.getAttributeNames().some((name) => name.startsWith('on'));
      const runs = addresses.some((name) =>
        /^\s*(?:javascript|vbscript|data:text)/i.test(element.getAttribute(name) ?? ''),
      );
      const isPlainScript = element.matches(
        'script:not([src]):not([type="application/json"],[type="application/ld+json"])',
      );
      return (
        hasHandler ||
        runs ||
        isPlainScript ||
        element.matches('iframe:not([src$="?preview"]), object, embed, base, frame, [http-equiv]')
      );
    };
    return elements.filter(isForeign).map((element) => element.outerHTML.slice(0, 200));
  });
}
