export { renderMenu, type MenuDocument } from './render-menu.tsx';
export { renderNotFound } from './render-not-found.tsx';
export { themeCss } from './theme/theme-css.ts';
