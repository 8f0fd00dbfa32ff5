/** The languages of the diners' page, as its address names them; the first is that of the restaurants. */
export const PAGE_LANGUAGES = ['es', 'en', 'pt'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];
