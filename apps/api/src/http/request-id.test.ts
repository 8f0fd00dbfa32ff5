import { requestId, traceOf } from './request-id.ts';
import { send } from '../testing/send.ts';
import { testServer } from '../testing/test-server.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
/** That of the process and a count. */
const OWN = /^[\w-]{12}-[0-9a-z]+$/;
const idOf = (headers: Record<string, string>) => requestId({ headers });

describe('the id of a request', () => {
  it('is that of its trace, or a proxy’s, or a new one', () => {
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    expect(idOf({ traceparent, 'x-request-id': 'of-the-proxy' })).toBe(TRACE);
    expect(idOf({ 'x-request-id': 'of-the-proxy' })).toBe('of-the-proxy');
    expect(idOf({})).toMatch(OWN);
    expect(idOf({})).not.toBe(idOf({}));
  });

  it.each(['short', 'x'.repeat(61), 'with a space', 'line\nbreak', '<script>alert', ''])(
    'is not %j, which a client made up',
    (given) => expect(idOf({ 'x-request-id': given })).toMatch(OWN),
  );

  it('a trace of a later version of the standard is taken over', () => {
    expect(traceOf({ headers: { traceparent: `01-${TRACE}-${PARENT}-01-more` } })).toEqual({
      traceId: TRACE,
      parentId: PARENT,
    });
  });

  it.each([
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}`,
    'nothing',
  ])('the trace %s is none', (traceparent) => {
    expect(traceOf({ headers: { traceparent } })).toBeNull();
  });
});

it('the id stands in the answer, in the log lines of the request, and for a page in Server-Timing', async () => {
  const server = await testServer();
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const answer = await send(server, 'menu', { headers });
  expect(answer.headers).toMatchObject({ 'x-request-id': TRACE, 'server-timing': `request;desc="${TRACE}"` });
  expect((await server.app.inject('/m/higuera')).headers).not.toHaveProperty('server-timing');
  const refused = await server.app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'of-the-proxy' } });
  expect(refused.headers['x-request-id']).toBe('of-the-proxy');
  const lines = server.logLines();
  expect(lines).toContainEqual(
    expect.objectContaining({ reqId: TRACE, traceId: TRACE, parentId: PARENT, status: 200 }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ reqId: 'of-the-proxy', status: 404 }));
  await server.close();
});
