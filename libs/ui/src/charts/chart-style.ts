import type { ChartFrame, TextStyle } from './chart-frame.ts';

/** The design system's colours; custom properties, so that they follow the colour scheme. */
export const COLORS = {
  palette: [1, 2, 3, 4, 5].map((place) => `var(--color-chart-${place})`),
  border: 'var(--color-chart-border)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-ink-muted)',
  paper: 'var(--color-paper)',
  raised: 'var(--color-raised)',
  line: 'var(--color-line)',
  strongLine: 'var(--color-line-strong)',
  sunken: 'var(--color-sunken)',
  hover: 'var(--color-hover)',
  accent: 'var(--color-accent)',
} as const;

/** Returns a length in px that scales with the reader's font size; it equals `px` at 16 px. */
export const scaled = ({ rem }: Pick<ChartFrame, 'rem'>, px: number) => (px * rem) / 16;

/** Text styles of a chart. */
export function textStyles(frame: ChartFrame) {
  const text = (fontSize: number, lineHeight: number, fontWeight: number): TextStyle => ({
    fontSize: scaled(frame, fontSize),
    lineHeight: scaled(frame, lineHeight),
    fontWeight,
    fontFamily: frame.fontFamily,
  });
  return { name: text(15, 20, 450), count: text(15, 20, 600), axis: text(13, 18, 450) };
}

/** Options of all charts: tooltip, animation, and description for screen readers. */
export function sharedOption(frame: ChartFrame, description: string) {
  const { name } = textStyles(frame);
  return {
    animation: frame.isAnimated,
    textStyle: { fontFamily: frame.fontFamily },
    aria: { enabled: true, label: { description } },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow', shadowStyle: { color: COLORS.hover } },
      backgroundColor: COLORS.raised,
      borderColor: COLORS.line,
      borderWidth: 1,
      textStyle: { ...name, color: COLORS.ink },
      extraCssText: `max-width: ${frame.width}px; white-space: normal; border-radius: var(--radius-m); box-shadow: var(--shadow-2)`,
      transitionDuration: frame.isAnimated ? 0.2 : 0,
    },
  } as const;
}
