import { rm } from 'node:fs/promises';
import { integrityOf, readRemoteFolder, versionOf } from '@carta/publishing';
import { remoteIn } from '../remote-in.ts';
import { checkTypes } from '../check-types.ts';
import { bundle } from '../bundle.ts';
import { refuse, type Command } from './command.ts';

const NOT_BUILT = 'No se compiló, y dist se borró: los errores están arriba.';

/** `build`: checks the types of the remote in this folder and writes it into `dist`, which is gone if anything failed. */
export const buildCommand: Command = {
  usage: 'build',
  run: async () => {
    const remote = remoteIn(process.cwd());
    if (!remote.ok) return refuse(remote.reason);
    const { name, output } = remote.value;
    const [types, bundled] = await Promise.all([checkTypes(), bundle(remote.value)]);
    if (!types || !bundled.ok) {
      await rm(output, { recursive: true, force: true });
      if (!bundled.ok) console.error(bundled.reason);
      return refuse(NOT_BUILT);
    }
    const version = versionOf(integrityOf((await readRemoteFolder(output)) ?? new Map()));
    console.log(`${name} ${version}: dist`);
    return 0;
  },
};
