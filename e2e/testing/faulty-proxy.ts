import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy between browser and server that can delay responses, write its own, or drop connections. */
export class FaultyProxy {
  /** The connection is closed before such a request reaches the server; matched with the request line. */
  dropsRequests: RegExp | null = null;
  /** The server gets such a request; the connection is closed instead of the response. */
  dropsResponsesTo: RegExp | null = null;
  /** Such a request is answered with the bytes, and does not reach the server. */
  writes: { readonly to: RegExp; readonly bytes: string } | null = null;
  readonly #sockets = new Set<Socket>();
  #responsesMayPass = Promise.resolve();

  private constructor(
    readonly url: string,
    readonly server: net.Server,
  ) {}

  /** Starts a proxy for the server at `target`, on a free port. */
  static async start(target: string): Promise<FaultyProxy> {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new FaultyProxy(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    server.on('connection', (browser) =>
      proxy.#connect(browser, net.connect(Number(new URL(target).port), '127.0.0.1')),
    );
    return proxy;
  }

  /** Delays every response until the returned function is called. */
  holdResponses(): () => void {
    let release = (): void => undefined;
    this.#responsesMayPass = new Promise((resolve) => {
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
    let dropsResponse = false;
    let body: { length: number; bytes: string } | null = null;
    browser.on('data', (request) => {
      const text = request.toString('latin1');
      const [head = ''] = text.split('\r\n', 1);
      if (body) {
        body.length -= request.length;
      } else if (this.writes?.to.test(head)) {
        const length = Number(/^content-length: (\d+)$/im.exec(text)?.[1] ?? 0);
        const end = text.indexOf('\r\n\r\n') + 4;
        body = { length: length - (text.length - end), bytes: this.writes.bytes };
      }
      if (body && body.length <= 0) browser.end(body.bytes, 'latin1');
      if (body) return;
      if (this.dropsRequests?.test(head)) return void browser.destroy();
      dropsResponse = this.dropsResponsesTo?.test(head) ?? false;
      carta.write(request);
    });
    let written = Promise.resolve();
    carta.on('data', (response) => {
      if (dropsResponse) return void browser.destroy();
      const mayPass = this.#responsesMayPass;
      written = written.then(async () => {
        await mayPass;
        if (!browser.destroyed) browser.write(response);
      });
    });
  }

  #endTogether(...sockets: readonly [Socket, Socket]): void {
    for (const socket of sockets) {
      this.#sockets.add(socket);
      // Tests break connections on purpose.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        for (const each of sockets) each.destroy();
      });
    }
  }
}
