import { execFileSync } from 'node:child_process';
import { LOG_AND_END } from '../testing/child-programs.ts';
import { openLog } from './open-log.ts';

it('what a program logs last is written, though it ends in the same turn of the event loop', () => {
  const lines = execFileSync(process.execPath, [LOG_AND_END.file], { encoding: 'utf8' }).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first', 'last']);
});

it('an error is logged without the row that a database has refused, in itself or in its cause', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('violates a constraint'), {
    code: '23514',
    detail: 'Failing row contains (Julián, 4983-2211).',
    where: 'COPY orders, line 1: "Julián"',
  });
  log.error({ err: refused, reqId: 'x' }, 'a request failed');
  log.error({ err: new Error('not stored', { cause: refused }) }, 'a request failed');
  expect(lines.join('')).toContain('"code":"23514"');
  expect(lines.join('')).not.toMatch(/Julián|4983/);
});
