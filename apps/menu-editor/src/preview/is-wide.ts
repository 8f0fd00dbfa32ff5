/** Wide enough for the preview beside a screen. */
export const WIDE = '(width >= 1200px)';

export const isWide = () => window.matchMedia(WIDE).matches;
