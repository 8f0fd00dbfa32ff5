import { on, once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { calls, type Call, type CallName } from '@carta/contract';
import { CALL_NAMES, GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { multipart, send } from '../testing/send.ts';
import { SMALL_PICTURE } from '../testing/small-picture.ts';
import { PEOPLE, testServer, type Person, type TestServer } from '../testing/test-server.ts';
import { MENU_FOR_UPLOADS, upload } from '../testing/upload-picture.ts';
import { UploadSlots } from './upload-slots.ts';

let server: TestServer;
let sockets: Socket[] = [];

async function start(options: Parameters<typeof testServer>[0] = {}): Promise<void> {
  server = await testServer(options);
  await server.setMenu('owner', MENU_FOR_UPLOADS);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
}
function endSockets(): void {
  for (const socket of sockets) socket.destroy();
  sockets = [];
}
afterEach(endSockets);
/** An open connection would delay it. */
const stop = () => {
  endSockets();
  return server.close();
};

/** Opens a connection from an address of this machine, sends `text` and nothing more. */
function sending(text: string, localAddress = '127.0.0.1'): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.setEncoding('utf8').on('error', () => {});
  socket.write(text);
  sockets.push(socket);
  return socket;
}

/** The head of the first answer that comes over a connection. */
async function answerTo(socket: Socket): Promise<string> {
  const [text] = (await once(socket, 'data')) as [string];
  return text;
}

async function headOf(method: string, path: string, as: Person | null, length: number): Promise<string> {
  const cookie = as === null ? '' : `cookie: carta-session=${await server.session(as)}\r\n`;
  const type = 'multipart/form-data; boundary=x';
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${cookie}content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
}

const textField = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('a body that never arrives', () => {
  beforeAll(() => start());
  afterAll(stop);

  it('a visitor gets 401 before the body arrives', async () => {
    const head = await headOf('PUT', '/api/items', null, 1_000_000);
    expect(await answerTo(sending(head))).toMatch(/^HTTP\/1.1 401 /);
  });

  it('a locked owner gets 423 before the body arrives if the path names the business', async () => {
    const head = await headOf('POST', '/api/categories/fogon/1/x', 'locked', 1_000_000);
    expect(await answerTo(sending(head))).toMatch(/^HTTP\/1.1 423 /);
  });

  it.each([
    ['a locked owner gets 423', 'locked', 'fogon', 423],
    ['another business gets 403', 'owner', 'otra', 403],
    ['a locked owner gets 403 for another business', 'locked', 'otra', 403],
  ] as const)('%s at the form field that names the business', async (_, as, business, status) => {
    const head = await headOf('PUT', '/api/items', as, 1_000_000);
    const socket = sending(`${head}${textField('business', business)}\r\n--x\r\n`);
    expect(await answerTo(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('a text field without an end gets 413 at 64 kB', async () => {
    const head = await headOf('PUT', '/api/items', 'owner', 900_000);
    const socket = sending(`${head}${textField('title', 'x'.repeat(65_000))}\r\n--x\r\n`);
    expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('the text of a form', () => {
  afterEach(stop);

  const form = (fields: Record<string, string>) => send(server, 'updateBusiness', { form: fields });
  const texts = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, nth) => [`field${nth}`, 'x'.repeat(length)]));

  it('the text of a form is at most 64 kB in all its fields', async () => {
    await start();
    expect((await form(texts(25, 2500))).status).toBe(200);
    expect((await form(texts(25, 2600))).status).toBe(413);
    expect((await form(texts(1, 64_001))).status).toBe(413);
  });

  it('the text of a form counts in the memory of uploads', async () => {
    await start({ pictures: { maxUploadBytes: 10_000 } });
    const { status, headers } = await form(texts(1, 3000));
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await form({})).status).toBe(200);
  });

  it('no picture is decoded before all fields are valid', async () => {
    await start({ pictures: { program: { file: '/nowhere/decoder.js' } } });
    expect((await upload(server, 'product', SMALL_PICTURE, { form: { key: 'x' } })).status).toBe(400);
    expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(503);
  });
});

describe('the size of a body', () => {
  beforeAll(() => start());
  afterAll(stop);
  const spaces = (bytes: number) => ({ payload: ' '.repeat(bytes), type: 'application/json' });
  const isPublic = (name: CallName) =>
    (calls[name] as Call).access === 'public' && 'body' in calls[name] && !('maxBody' in calls[name]);

  it.each(CALL_NAMES.filter(isPublic))('the public call %s accepts a body of at most 16 kB', async (name) => {
    const { params } = GOOD_REQUESTS[name](await setGoodMenu(server, 'owner'), 'owner');
    expect((await send(server, name, { as: null, params, raw: spaces(16_001) })).status).toBe(413);
    expect((await send(server, name, { as: null, params, raw: spaces(16_000) })).status).toBe(400);
  });

  it('a call of an owner accepts JSON of at most 1 MB', async () => {
    const params = { businessKey: 'higuera' };
    expect((await send(server, 'updatePrices', { params, raw: spaces(1_000_001) })).status).toBe(413);
    expect((await send(server, 'updatePrices', { params, raw: spaces(1_000_000) })).status).toBe(400);
  });
});

describe('uploads at the same time', () => {
  const enter = (slots: UploadSlots, owner: string, address: string, count: number) =>
    Array.from({ length: count }, () => slots.enter(owner, address));
  const isStarted = (slot: ReturnType<UploadSlots['enter']> | undefined) => {
    const notYet = new Promise<boolean>((resolve) => setImmediate(() => resolve(false)));
    return slot ? Promise.race([slot.started.then(() => true), notYet]) : false;
  };

  it('an owner has five concurrent uploads and twenty waiting ones, which start in order', async () => {
    const slots = new UploadSlots();
    const entered = enter(slots, 'higuera', '192.0.2.1', 26);
    const started = await Promise.all(entered.map(async (slot) => isStarted(slot)));
    expect(started).toEqual([...Array(5).fill(true), ...Array(21).fill(false)]);
    expect(entered[25]).toBeNull();
    expect(slots.enter('otra', '192.0.2.1')).not.toBeNull();
    entered[6]?.leave();
    entered[0]?.leave();
    expect([await isStarted(entered[5]), await isStarted(entered[7])]).toEqual([true, false]);
    expect(enter(slots, 'higuera', '192.0.2.2', 3).map((slot) => slot === null)).toEqual([false, false, true]);
  });

  it('an address has at most twenty concurrent uploads', () => {
    const slots = new UploadSlots();
    const owners = ['a', 'b', 'c', 'd'].flatMap((owner) => enter(slots, owner, '192.0.2.1', 5));
    expect(owners).not.toContain(null);
    expect(slots.enter('e', '192.0.2.1')).toBeNull();
    expect(slots.enter('e', '192.0.2.2')).not.toBeNull();
    owners[0]?.leave();
    expect(slots.enter('f', '192.0.2.1')).not.toBeNull();
  });
});

/** Returns what waits until the server has closed all connections that were opened since. */
function closedConnections(): () => Promise<unknown> {
  const closed: Promise<unknown>[] = [];
  server.app.server.on('connection', (socket: Socket) => closed.push(once(socket, 'close')));
  return () => Promise.all(closed);
}

describe('uploads of one owner', () => {
  afterEach(stop);

  it('an upload over the owner’s limit gets 429 with Retry-After, and later ones are accepted again', async () => {
    await start();
    const head = await headOf('PUT', '/api/items', 'owner', 1_000_000);
    const isOver = closedConnections();
    const open = Array.from({ length: 26 }, () => sending(head));
    const answer = await Promise.race(open.map(answerTo));
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
    endSockets();
    await isOver();
    expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(200);
  });
});

describe('the memory of bodies', () => {
  afterEach(stop);

  /** Opens connections that announce JSON of 4.9 MB and send only some of it. */
  async function importing(count: number, as: Person, bytes: number): Promise<Socket[]> {
    const head = await headOf('PUT', `/api/menus/${PEOPLE[as].business}/file`, as, 4_900_000);
    const json = head.replace(/multipart[^\r]*/, 'application/json');
    return Array.from({ length: count }, () => sending(`${json}${' '.repeat(bytes)}`));
  }
  const picture = Buffer.concat([SMALL_PICTURE, Buffer.alloc(1_000_000)]);

  it('a body that is announced takes no memory before it arrives', async () => {
    await start({ pictures: { maxUploadBytes: 10_000_000 } });
    const requests = on(server.app.server, 'request');
    await importing(5, 'neighbour', 1000);
    for (let nth = 0; nth < 5; nth += 1) await requests.next();
    expect((await upload(server, 'product', picture)).status).toBe(200);
  });

  it('a business has at most a quarter of the memory for bodies, and the others go on', async () => {
    await start({ pictures: { maxUploadBytes: 10_000_000 } });
    const answer = await Promise.race((await importing(3, 'neighbour', 1_000_000)).map(answerTo));
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
    expect((await upload(server, 'product', picture)).status).toBe(200);
  });

  it('a body that is refused, aborted or answered leaves its memory to later ones', async () => {
    await start({ pictures: { maxUploadBytes: 10_000_000 } });
    const isOver = closedConnections();
    await Promise.race((await importing(3, 'owner', 1_000_000)).map(answerTo));
    endSockets();
    await isOver();
    for (let nth = 0; nth < 3; nth += 1) expect((await upload(server, 'product', picture)).status).toBe(200);
  });
});

describe('slow requests', () => {
  afterEach(stop);

  const httpLimits = { headTimeout: 100, checkInterval: 100, bodyTimeout: 10_000 };

  it('a head that does not arrive in time gets 408', async () => {
    await start({ httpLimits });
    const socket = sending('GET /healthz HTTP/1.1\r\nhost: lo');
    expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('a body that arrives at less than 1 kB a second gets 408', async () => {
    await start({ httpLimits });
    const { payload } = multipart({ business: 'higuera' });
    const socket = sending(await headOf('PUT', '/api/items', 'owner', payload.length));
    const drip = setInterval(() => socket.write('x'), 20);
    try {
      expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 408 /);
    } finally {
      clearInterval(drip);
    }
  });

  /** Sends 5 kB a second until the server ends the connection; returns what it answers. */
  async function dripping(head: string): Promise<string> {
    const socket = sending(head);
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    const drip = setInterval(() => socket.write('x'.repeat(100)), 20);
    await once(socket, 'close');
    clearInterval(drip);
    return answer;
  }

  it('a body that is not whole at its deadline gets 408, whatever its rate', async () => {
    await start({ httpLimits: { headTimeout: 100, checkInterval: 1000, bodyTimeout: 100 } });
    expect(await dripping(await headOf('PUT', '/api/items', 'owner', 20_000))).toMatch(/^HTTP\/1.1 408 /);
    const chunked = (await headOf('PUT', '/api/items', 'owner', 0)).replace(
      'content-length: 0',
      'transfer-encoding: chunked',
    );
    expect(await dripping(`${chunked}fffff\r\n`)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('a body that was answered before its end does not keep its connection', async () => {
    await start({ httpLimits: { headTimeout: 100, checkInterval: 1000, bodyTimeout: 100 } });
    expect(await dripping(await headOf('PUT', '/api/items', null, 10_000_000))).toMatch(/^HTTP\/1.1 401 /);
  });

  it('a body that keeps the rate is accepted before its deadline', async () => {
    await start({ httpLimits: { ...httpLimits, checkInterval: 500 } });
    const body = `${textField('title', 'x'.repeat(20_000))}\r\n--x--\r\n`;
    const socket = sending(await headOf('PUT', '/api/business/higuera', 'owner', body.length));
    const answer = answerTo(socket);
    for (let at = 0; at < body.length; at += 1000) {
      socket.write(body.slice(at, at + 1000));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('connections', () => {
  afterEach(stop);

  const get = (...headers: string[]) => `${['GET /healthz HTTP/1.1', 'host: a.test', ...headers].join('\r\n')}\r\n\r\n`;
  const answered = (from: string, text = get()) => answerTo(sending(text, from));

  /** Opens connections, sends `text` over each, and waits until the server has all of them or all of their requests. */
  async function opened(
    count: number,
    { from, text, event }: { from: string; text: string; event: 'connection' | 'request' },
  ): Promise<Socket[]> {
    const { server: http } = server.app;
    let left = count;
    const all = new Promise<void>((resolve) => {
      const note = () => {
        left -= 1;
        if (left > 0) return;
        http.off(event, note);
        resolve();
      };
      http.on(event, note);
    });
    const sockets = Array.from({ length: count }, () => sending(text, from));
    await all;
    return sockets;
  }

  /** Requests whose body never arrives. */
  async function unfinished(count: number, from: string, header = 'x: y'): Promise<Socket[]> {
    const head = await headOf('PUT', '/api/items', 'owner', 100);
    return opened(count, { from, text: head.replace('\r\n', `\r\n${header}\r\n`), event: 'request' });
  }

  it('a connection over the limit gets 503 with Retry-After, and later ones are accepted again', async () => {
    await start({ env: { MAX_CONNECTIONS: '8' } });
    const isOver = closedConnections();
    for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']) await unfinished(2, from);
    const refused = await answered('127.0.0.6');
    expect(refused).toMatch(/^HTTP\/1.1 503 /);
    expect(refused).toMatch(/\r\nretry-after: 5\r\n/i);
    endSockets();
    await isOver();
    expect(await answered('127.0.0.6')).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    ['silent connections', ''],
    ['connections with half a head', 'GET /healthz HTTP/1.1\r\nhost: a'],
    ['idle connections', get()],
  ])('hundreds of %s of one network leave room for another one', async (_, text) => {
    await start({ env: { MAX_CONNECTIONS: '40' } });
    await opened(200, { from: '127.0.0.2', text, event: 'connection' });
    expect(await answered('127.0.0.3')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('a network has at most a quarter of the connections, and another one is served meanwhile', async () => {
    await start({ env: { MAX_CONNECTIONS: '40' } });
    await unfinished(10, '127.0.0.2');
    expect(await answered('127.0.0.2')).toMatch(/^HTTP\/1.1 503 /);
    expect(await answered('127.0.0.3')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('a network with all its connections keeps being served while some of them are idle', async () => {
    await start({ env: { MAX_CONNECTIONS: '8' } });
    await unfinished(1, '127.0.0.2');
    for (let nth = 0; nth < 4; nth += 1) expect(await answered('127.0.0.2')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('a full server ends the connection that is idle for longest, and no other', async () => {
    await start({ env: { MAX_CONNECTIONS: '4' } });
    const idle = new Map<string, Socket>();
    for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']) {
      const socket = sending(get(), from);
      idle.set(from, socket);
      await answerTo(socket);
    }
    const [first, second, ...others] = idle.values() as unknown as [Socket, Socket, ...Socket[]];
    first.write(get());
    await answerTo(first);
    const ended = once(second, 'close');
    expect(await answered('127.0.0.6')).toMatch(/^HTTP\/1.1 200 /);
    await ended;
    for (const socket of [first, ...others]) {
      socket.write(get());
      expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 200 /);
    }
  });

  it('behind a proxy of TRUST_PROXY a network has at most a quarter of the requests, and the proxy all connections', async () => {
    await start({ env: { MAX_CONNECTIONS: '20', TRUST_PROXY: '127.0.0.9' } });
    const client = (address: string) => `x-forwarded-for: ${address}`;
    const asks = (address: string) => answered('127.0.0.9', get(client(address)));
    const isOver = closedConnections();
    await unfinished(5, '127.0.0.9', client('198.51.100.7'));
    expect(await asks('198.51.100.7')).toMatch(/^HTTP\/1.1 503 /);
    expect(await asks('198.51.100.8')).toMatch(/^HTTP\/1.1 200 /);
    endSockets();
    await isOver();
    expect(await asks('198.51.100.7')).toMatch(/^HTTP\/1.1 200 /);
  });
});
