import { kit } from '../kit.ts';
import { remoteIn } from '../remote-in.ts';
import { runNode } from '../run-node.ts';
import { bundle } from '../bundle.ts';
import { refuse, type Command } from './command.ts';

/** `build`: checks the types of the remote in this folder and writes it into `dist`. */
export const buildCommand: Command = {
  usage: 'build',
  run: async () => {
    const remote = remoteIn(process.cwd());
    if (!remote.ok) return refuse(remote.reason);
    const [types, bundled] = await Promise.all([
      runNode([kit.resolve('typescript/bin/tsc'), '--noEmit', '-p', '.']),
      bundle(remote.value),
    ]);
    if (!bundled.ok) return refuse(bundled.reason);
    if (types !== 0) return types;
    console.log(`${remote.value.name} ${remote.value.version}: dist`);
    return 0;
  },
};
