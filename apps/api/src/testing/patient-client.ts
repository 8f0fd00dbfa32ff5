import { setTimeout as wait } from 'node:timers/promises';
import { OwnerClient } from './owner-client.ts';

/** In ms. */
const TRY_AGAIN_AFTER = 50;
/** The server did not take the request on, or has answered it without that the client got to know. */
const TEMPORARY = new Set([502, 503]);
/** What the second try of a creation or deletion gets whose first one was done. */
const DONE_BEFORE = new Set([404, 409]);

/** An owner who tries each change again until it is answered, as the panel does. */
export class PatientClient extends OwnerClient {
  /** The refusals since they were last taken, by status; 0 is a connection that broke off. */
  #refusals: number[] = [];
  #answers = 0;
  #onAnswer = () => {};
  #stopped = false;

  override async ask(url: string, method: string, path: string, body?: unknown): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      if (this.#stopped) throw new Error('the client has stopped');
      const answer = await super.ask(url, method, path, body).catch(() => null);
      const status = answer?.status ?? 0;
      if (answer && !TEMPORARY.has(status)) {
        this.#answers += 1;
        this.#onAnswer();
        return tries > 1 && DONE_BEFORE.has(status) ? Response.json({}) : answer;
      }
      this.#refusals.push(status);
      await wait(TRY_AGAIN_AFTER);
    }
  }

  /** Waits for so many more answers. */
  answered(count: number): Promise<void> {
    const until = this.#answers + count;
    return new Promise((resolve) => {
      this.#onAnswer = () => {
        if (this.#answers >= until) resolve();
      };
    });
  }

  /** Returns the statuses of the refusals since the last call, each once. */
  refusals(): number[] {
    const statuses = [...new Set(this.#refusals)].sort();
    this.#refusals = [];
    return statuses;
  }

  /** Ends what is tried again and again. */
  stop(): void {
    this.#stopped = true;
  }

  goOn(): void {
    this.#stopped = false;
  }
}
