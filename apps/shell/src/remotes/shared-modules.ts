import * as panel from '@carta/panel';
import panelPackage from '@carta/panel/package.json';
import type sharedModules from '@carta/panel/shared-modules.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

interface SharedModule {
  readonly version: string;
  readonly module: object;
}

/** The modules that remotes take from the shell, by import name. */
export const SHARED_MODULES: Readonly<Record<keyof typeof sharedModules, SharedModule>> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: ReactDOM.version, module: ReactDOM },
  'react-dom/client': { version: ReactDOM.version, module: ReactDOMClient },
  '@carta/panel': { version: panelPackage.version, module: panel },
};
