#!/usr/bin/env node
import { REMOTE_USAGE, runRemotely } from '@carta/publishing';
import { buildCommand } from './commands/build.ts';
import { checkCommand } from './commands/check.ts';
import type { Command } from './commands/command.ts';
import { createCommand } from './commands/create.ts';
import { devCommand } from './commands/dev.ts';
import { lintCommand } from './commands/lint.ts';
import { signCommand } from './commands/sign.ts';
import { testCommand } from './commands/test.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  create: createCommand,
  dev: devCommand,
  build: buildCommand,
  test: testCommand,
  lint: lintCommand,
  check: checkCommand,
  sign: signCommand,
};

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]?.run(args) ?? 1;
  if (REMOTE_USAGE.some((usage) => usage.startsWith(`${name} `))) {
    const result = await runRemotely([name, ...args]);
    if (!result.ok) {
      console.error(result.problems.join('\n'));
      return 1;
    }
    const text = result.lines.join('\n');
    console.log(args.includes('--json') ? JSON.stringify(result.found ?? { message: text }, null, 1) : text);
    return 0;
  }
  const usages = [...Object.values(COMMANDS).map(({ usage }) => usage), ...REMOTE_USAGE];
  console.error(usages.map((usage, index) => `${index === 0 ? 'Uso:' : '    '} carta-remote ${usage}`).join('\n'));
  console.error('Con --json lo que se pide a un servidor sale como JSON.');
  return 1;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
