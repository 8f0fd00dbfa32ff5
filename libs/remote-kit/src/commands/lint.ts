import { existsSync } from 'node:fs';
import path from 'node:path';
import { kit, kitFolder } from '../kit.ts';
import { runNode } from '../run-node.ts';
import type { Command } from './command.ts';

/** `lint`: runs oxlint with the kit's rules, or with the remote's own. */
export const lintCommand: Command = {
  usage: 'lint [ARGUMENTO DE OXLINT…]',
  run: async (args) => {
    const program = path.join(path.dirname(kit.resolve('oxlint/package.json')), 'bin/oxlint');
    const own = existsSync('.oxlintrc.json');
    const config = own ? [] : ['-c', path.join(kitFolder(), 'lint/oxlint.json')];
    return runNode([program, ...config, '--deny-warnings', ...args, 'src']);
  },
};
