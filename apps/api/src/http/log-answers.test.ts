import { connect } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { openLog } from '../processes/open-log.ts';
import { signals } from '../processes/signals.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { logAnswers, withoutEmails } from './log-answers.ts';

const TRACE = { traceId: '0af7651916cd43dd8448eb211c80319c', parentId: 'b7ad6b7169203331' };

describe('the line of an answer', () => {
  let server: TestServer;
  let stopListening = () => {};
  beforeEach(async () => (server = await testServer()));
  afterEach(async () => {
    stopListening();
    await server.close();
  });

  const lineWith = (field: 'msg' | 'path', text: string) => server.logLines().find((line) => line[field] === text);

  it('has the fields of every line, and those of its request', async () => {
    server.app.log.info('another');
    const headers = { traceparent: `00-${TRACE.traceId}-${TRACE.parentId}-01` };
    await server.app.inject({ url: '/m/nobody?of=this', headers, remoteAddress: '::1' });
    expect(lineWith('path', '/m/nobody')).toEqual({
      ...lineWith('msg', 'another'),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      ms: expect.any(Number) as number,
      msg: 'answered',
      reqId: TRACE.traceId,
      method: 'GET',
      path: '/m/nobody',
      status: 404,
      from: '::/48',
      ...TRACE,
    });
  });

  it('is JSON whatever the address contains', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as { port: number };
    const answered = new Promise<unknown>((resolve) => (stopListening = signals.answered.listen(resolve)));
    const socket = connect(port, '127.0.0.1').resume();
    socket.write('GET /a"b\\c HTTP/1.1\r\nhost: here\r\n\r\n');
    await answered;
    socket.destroy();
    expect(lineWith('path', '/a"b\\c')).toMatchObject({ method: 'GET', msg: 'answered' });
  });
});

it.each([
  [undefined, '203.0.113.0/24'],
  ['short', '203.0.113.0/24'],
  ['whole', '203.0.113.9'],
])('with LOG_ADDRESSES=%s every line about a client names %s', async (LOG_ADDRESSES, from) => {
  const server = await testServer({ env: { LOG_ADDRESSES } });
  try {
    server.app.log.warn({ from: '203.0.113.9' }, 'another');
    await server.app.inject({ url: '/m/nobody', remoteAddress: '203.0.113.9' });
    const lines = server.logLines().filter(({ msg }) => msg === 'another' || msg === 'answered');
    expect(lines.map((line) => line.from)).toEqual([from, from]);
  } finally {
    await server.close();
  }
});

it.each([
  ['/api/users/ana@higuera.test/x', '/api/users/:email/x'],
  ['/api/ana%40higuera.test', '/api/:email'],
  ['/m/higuera', '/m/higuera'],
  // What takes a time that grows with its square would not end.
  [`/${'a'.repeat(2_000_000)}/@`, `/${'a'.repeat(2_000_000)}/:email`],
])('the path of a line has no email', (path, logged) => {
  expect(withoutEmails(path) === logged).toBe(true);
});

it.each(['warn', 'silent'])('answers have no line at the level %s', async (level) => {
  const lines: string[] = [];
  const log: FastifyBaseLogger = openLog(level, { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  logAnswers(app);
  await app.inject('/');
  expect(lines).toEqual([]);
});
