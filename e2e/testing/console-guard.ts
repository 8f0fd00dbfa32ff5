import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects what a browser complains about: console warnings and errors, and errors that nobody caught. */
export class ConsoleGuard {
  readonly #allowed: RegExp[] = [];
  readonly #complaints: string[] = [];

  /** Listens to every page of the context. */
  watch(context: BrowserContext): void {
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'warning' && message.type() !== 'error') return;
      this.#complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error: WebError) => this.#complaints.push(`uncaught: ${error.error().message}`));
  }

  /** Says that the test brings about such a complaint on purpose. */
  allow(complaint: RegExp): void {
    this.#allowed.push(complaint);
  }

  /** What nobody expected. */
  get unexpected(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#allowed.some((allowed) => allowed.test(complaint)));
  }
}
