import { existsSync } from 'node:fs';
import path from 'node:path';
import { kit } from '../kit.ts';
import { runNode } from '../run-node.ts';
import type { Command } from './command.ts';

/** `test`: runs Jest with the kit's configuration, or with the remote's own. */
export const testCommand: Command = {
  usage: 'test [ARGUMENTO DE JEST…]',
  run: async (args) => {
    const { remoteTests } = kit('@carta/remote-kit/jest') as { remoteTests: (rootDir: string) => object };
    const own = ['js', 'cjs', 'mjs', 'ts', 'json'].some((ending) => existsSync(`jest.config.${ending}`));
    const config = own ? [] : ['--config', JSON.stringify(remoteTests(process.cwd()))];
    return runNode([path.join(path.dirname(kit.resolve('jest/package.json')), 'bin/jest.js'), ...config, ...args]);
  },
};
