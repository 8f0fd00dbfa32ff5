import { integrityByAddress, type RegisteredRemote } from '@carta/contract';
import { init, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { SHARED_MODULES } from './shared-modules.ts';

/** Remotes are built without a federation runtime and find the shell's under this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const shared = Object.entries(SHARED_MODULES).map(([request, { version, module }]) => [
  request,
  {
    version,
    scope: 'default',
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
  },
]);

export const PANEL_VERSION = SHARED_MODULES['@carta/panel'].version;

/** Hashes by address, for the files of remotes on other origins. The code of remotes reads it too, for those that load later. */
const integrity: Record<string, string> = {};
Object.assign(globalThis, { cartaIntegrity: integrity });

/** Lets the browser refuse files of a remote on another origin that are not those that were published. */
export function checkFiles(remote: RegisteredRemote): void {
  Object.assign(integrity, integrityByAddress(remote));
}

/** The runtime that loads remotes and provides the shared modules. */
export const federation: ModuleFederation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(shared),
  plugins: [
    {
      name: 'integrity',
      createScript({ url }) {
        // After a failure, the same file has another query.
        const hash = integrity[url.split('?')[0] ?? ''];
        if (hash === undefined) return;
        return Object.assign(document.createElement('script'), { src: url, integrity: hash, crossOrigin: 'anonymous' });
      },
    },
  ],
});
