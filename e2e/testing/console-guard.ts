import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects console warnings, console errors and uncaught errors. */
export class ConsoleGuard {
  readonly #allowed: RegExp[] = [];
  readonly #messages: string[] = [];

  /** Listens to every page of the context. */
  watch(context: BrowserContext): void {
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'warning' && message.type() !== 'error') return;
      this.#messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error: WebError) => this.#messages.push(`uncaught: ${error.error().message}`));
  }

  /** Allows a message that the test causes on purpose. */
  allow(message: RegExp): void {
    this.#allowed.push(message);
  }

  /** The messages that no `allow` matches. */
  get unexpected(): readonly string[] {
    return this.#messages.filter((message) => !this.#allowed.some((allowed) => allowed.test(message)));
  }
}
