import { createContext, type ReactNode } from 'react';

/** The button that opens the preview, for a screen that has a toolbar of its own; null where the preview is beside it. */
export const PreviewOpener = createContext<ReactNode>(null);
