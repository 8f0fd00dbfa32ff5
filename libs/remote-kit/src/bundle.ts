import { ok, refused, type Result } from '@carta/domain';
import type Webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { kit } from './kit.ts';
import type { LocalRemote } from './remote-in.ts';

interface Build {
  readonly remote: (remote: LocalRemote & { readonly mode: string }) => Configuration;
}

/** Returns the webpack configuration of a remote. */
const configurationOf = (remote: LocalRemote, mode: 'production' | 'development'): Configuration =>
  (kit('@carta/remote-kit') as Build).remote({ ...remote, mode });

/** Builds a remote for production. Refuses with webpack's errors. */
export function bundle(remote: LocalRemote): Promise<Result<void>> {
  const webpack = kit('webpack') as typeof Webpack;
  const compiler = webpack(configurationOf(remote, 'production'));
  return new Promise((resolve, reject) => {
    compiler.run((failure: Error | null, stats?: Stats) => {
      if (failure) return void reject(failure);
      const problems = stats?.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }) ?? '';
      compiler.close(() => resolve(stats?.hasErrors() ? refused(problems) : ok(undefined)));
    });
  });
}
