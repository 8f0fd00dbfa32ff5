import { createContext } from 'react';
import type { RemoteLoader } from './remotes/remote-loader.ts';

/** Absent while the server renders: there, and in the browser's first render, a remote's place shows its skeleton. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);
