/** The content type of a page. */
export const HTML_TYPE = 'text/html; charset=utf-8';
