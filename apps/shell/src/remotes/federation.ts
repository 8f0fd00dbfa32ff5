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

/** The runtime that loads remotes and provides the shared modules. */
export const federation: ModuleFederation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(shared),
});
