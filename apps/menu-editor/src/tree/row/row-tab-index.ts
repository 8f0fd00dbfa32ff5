import { createContext } from 'react';

/** The tab index of the controls in a row: 0 in the active row, so that Tab leaves the tree behind it; -1 in all others. */
export const RowTabIndexContext = createContext<0 | -1>(-1);
