import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** A line between browser and server that a test makes slow, or breaks. */
export class SlowLine {
  /** Requests that break the line before they reach the server, by their first line. */
  cuts: RegExp | null = null;
  /** Requests that the server gets, but whose answers break the line. */
  losesAnswersTo: RegExp | null = null;
  readonly #sockets = new Set<Socket>();
  #answersMayPass = Promise.resolve();

  private constructor(
    readonly url: string,
    readonly server: net.Server,
  ) {}

  /** Opens one to the server at `target`, at an address of its own. */
  static async to(target: string): Promise<SlowLine> {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new SlowLine(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    server.on('connection', (browser) =>
      line.#connect(browser, net.connect(Number(new URL(target).port), '127.0.0.1')),
    );
    return line;
  }

  /** Makes every answer wait until the function that comes back is called. */
  holdAnswers(): () => void {
    let release = (): void => undefined;
    this.#answersMayPass = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  #connect(browser: Socket, carta: Socket): void {
    this.#endTogether(browser, carta);
    let lost = false;
    browser.on('data', (request) => {
      const [head = ''] = request.toString('latin1').split('\r\n', 1);
      if (this.cuts?.test(head)) return void browser.destroy();
      lost = this.losesAnswersTo?.test(head) ?? false;
      carta.write(request);
    });
    let turn = Promise.resolve();
    carta.on('data', (answer) => {
      if (lost) return void browser.destroy();
      const mayPass = this.#answersMayPass;
      turn = turn.then(async () => {
        await mayPass;
        if (!browser.destroyed) browser.write(answer);
      });
    });
  }

  #endTogether(...sockets: readonly [Socket, Socket]): void {
    for (const socket of sockets) {
      this.#sockets.add(socket);
      // A broken line is what the test is about.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        for (const each of sockets) each.destroy();
      });
    }
  }
}
