/** Sent to the document after the content of its `main` was replaced: what a script added there has to be added again. */
export const MENU_REPLACED = 'menu-replaced';
