import { negotiate } from '@fastify/accept-negotiator';
import { PAGE_LANGUAGES, type PageLanguage } from '@carta/contract';
import type { FastifyRequest } from 'fastify';

export interface ChosenLanguage {
  readonly language: PageLanguage;
  /** True if the address names it. */
  readonly isLanguageChosen: boolean;
}

/** Returns the query that keeps a page in the language that the address names; '' where it names none. */
export const languageQuery = ({ language, isLanguageChosen }: ChosenLanguage): string =>
  isLanguageChosen ? `?lang=${language}` : '';

/** Returns the language that `?lang=` names, else the one that the browser prefers; by default that of the restaurants. */
export function languageOf({ query, headers }: FastifyRequest): ChosenLanguage {
  const { lang } = query as { lang?: unknown };
  const chosen = PAGE_LANGUAGES.find((language) => language === lang);
  if (chosen) return { language: chosen, isLanguageChosen: true };
  // 'pt-BR' and 'pt-PT' are both 'pt' here.
  const accepted = headers['accept-language']?.toLowerCase().replaceAll(/-[\w-]+/g, '') ?? '';
  return { language: negotiate(accepted, [...PAGE_LANGUAGES]) ?? PAGE_LANGUAGES[0], isLanguageChosen: false };
}
