/** @jsxImportSource preact */
import styles from './icon.module.css';

/** Drawings of 24 × 24, as strokes. */
const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M19 12H5M11 6l-6 6 6 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  bin: 'M4 7h16M10 4h4M6 7l1 13h10l1-13M10 11v5M14 11v5',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  check: 'M5 12l5 5L19 7',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8v5M12 16v.01',
  caution: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  share:
    'M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6M9 13l6 4M15 7l-6 4',
  note: 'M4 5h16v12H9l-5 4zM8 9h8M8 13h5',
  pencil: 'M4 20l1-4L16 5l3 3L8 19z',
  ring: 'M12 4a8 8 0 1 1-8 8',
  repeat: 'M4 4v5h5M5 9a8 8 0 1 1-1 4',
  chat: 'M4 20l1-4a8 8 0 1 1 3 3z',
  sent: 'M21 3L3 10l7 3 3 7zM21 3L10 13',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  delivery: 'M8 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0M22 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0M12 17v-4l-3-2 4-4 2 4h3M16 4v.01',
  takeaway: 'M4 11v9h16v-9M3 10l2-6h14l2 6zM10 20v-5h4v5',
  table: 'M7 3v7a3 3 0 0 0 3-3V3M4 3v4a3 3 0 0 0 3 3v11M19 14V3c-3 1-4 4-4 7v4zv7',
  place: 'M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  leaf: 'M5 20c0-9 4-14 15-15 1 10-4 14-11 13M5 20c1-4 4-7 8-8',
} as const;

export type IconName = keyof typeof ICONS;

export const Icon = ({ of, small = false }: { readonly of: IconName; readonly small?: boolean }) => (
  <svg viewBox="0 0 24 24" class={small ? styles.small : styles.symbol} aria-hidden="true">
    <path d={ICONS[of]} />
  </svg>
);
