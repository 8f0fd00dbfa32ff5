import { init, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as panel from '@carta/panel';
import panelPackage from '@carta/panel/package.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

/** Remotes are built without a federation runtime of their own and find the shell's under this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const shared = (version: string, module: object) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
});

/** The runtime that loads remotes, with the modules that shell and remotes have in common. */
export const federation: ModuleFederation = init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: shared(React.version, React),
    'react/jsx-runtime': shared(React.version, jsxRuntime),
    'react-dom': shared(ReactDOM.version, ReactDOM),
    'react-dom/client': shared(ReactDOM.version, ReactDOMClient),
    '@carta/panel': shared(panelPackage.version, panel),
  },
});
