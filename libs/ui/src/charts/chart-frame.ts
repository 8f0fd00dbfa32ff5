import { useCallback, useState } from 'react';
import { graphic } from './echarts.ts';

/** Size and style of a chart's container; lengths in px, `rem` is the reader's font size. */
export interface ChartFrame {
  readonly width: number;
  readonly rem: number;
  readonly fontFamily: string;
  readonly isAnimated: boolean;
}

/** Returns a ref for the element around a chart, and its frame; null until it is measured. */
export function useChartFrame() {
  const [frame, setFrame] = useState<ChartFrame | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // A chart's height is in rem, so a change of the font size resizes its frame, too.
    const observer = new ResizeObserver(() => setFrame(frameOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, frame] as const;
}

function frameOf(element: HTMLElement): ChartFrame {
  return {
    width: element.clientWidth,
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
    fontFamily: getComputedStyle(element).fontFamily,
    isAnimated: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

export interface TextStyle {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly fontWeight: number;
  readonly fontFamily: string;
}

/** Returns the size in px of a text as ECharts draws it, wrapped to `width`. */
export type MeasureText = (text: string, style: TextStyle, width?: number) => { width: number; height: number };

export const measureText: MeasureText = (text, style, width) => {
  const wrapping = width === undefined ? {} : { width, overflow: 'break' as const };
  return new graphic.Text({ style: { text, ...style, ...wrapping } }).getBoundingRect();
};
