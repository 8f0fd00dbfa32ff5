import { createContext, use } from 'react';
import { words as es, type part } from './words/es.ts';

declare global {
  /** The words of the page's language, set by a script of their own before a part that uses them is called. */
  var cartaWords: PartWords;
}

/** The words of the page in a language; what the restaurant typed is never among them. */
export type Words = typeof es;

/** Those that are sent with the parts that the browser fetches when they are used. */
export type PartWords = typeof part;
export { part as spanishPart } from './words/es.ts';

export const WordsContext = createContext<Words>(es);

/** Returns the page's words; Spanish ones in the panel's preview. */
export const useWords = (): Words => use(WordsContext);

/** The language of what the restaurant typed, for elements of a page in another one. */
export function useTypedLang(): 'es' | undefined {
  return useWords().lang === es.lang ? undefined : 'es';
}
