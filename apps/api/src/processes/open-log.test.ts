import { execFileSync } from 'node:child_process';
import { LOG_AND_END } from '../testing/child-programs.ts';

it('what a program logs last is written, though it ends in the same turn of the event loop', () => {
  const lines = execFileSync(process.execPath, [LOG_AND_END.file], { encoding: 'utf8' }).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first', 'last']);
});
