import { existsSync } from 'node:fs';
import path from 'node:path';
import { ok, refused, type Result } from '@carta/domain';
import type Webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { kit } from './kit.ts';
import type { LocalRemote } from './remote-in.ts';

interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** For a server that replaces changed components in open pages. */
  readonly refresh?: boolean;
}

interface Build {
  readonly remote: (remote: LocalRemote & BuildOptions) => Configuration;
}

/** A remote's own `webpack.config.cjs`. */
type OwnConfiguration = (options: BuildOptions & { readonly hash: string }) => readonly Configuration[];

/** Returns the webpack configuration of a remote: its own, or the kit's. */
export function configurationOf(remote: LocalRemote, options: BuildOptions): Configuration {
  const own = path.join(remote.directory, 'webpack.config.cjs');
  if (!existsSync(own)) return (kit('@carta/remote-kit') as Build).remote({ ...remote, ...options });
  const [configuration = {}] = (kit(own) as OwnConfiguration)({ ...options, hash: remote.version.slice(-8) });
  return configuration;
}

/** Builds a remote for production. Refuses with webpack's errors. */
export function bundle(remote: LocalRemote): Promise<Result<void>> {
  const webpack = kit('webpack') as typeof Webpack;
  const compiler = webpack(configurationOf(remote, { mode: 'production' }));
  return new Promise((resolve, reject) => {
    compiler.run((failure: Error | null, stats?: Stats) => {
      if (failure) return void reject(failure);
      const problems = stats?.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }) ?? '';
      compiler.close(() => resolve(stats?.hasErrors() ? refused(problems) : ok(undefined)));
    });
  });
}
