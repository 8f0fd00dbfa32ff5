import { useEffect, useRef, useState, type ReactNode } from 'react';

/** So many rows are drawn at first, and more each time that the owner comes near the end. */
const ROWS = 30;

interface GrowingListProps<T> {
  readonly rows: readonly T[];
  readonly className?: string | undefined;
  readonly children: (row: T, index: number) => ReactNode;
}

/** A list that draws its rows as the owner scrolls to them: thousands at once would hold up the screen. */
export function GrowingList<T>({ rows, className, children }: GrowingListProps<T>) {
  const [most, setMost] = useState(ROWS);
  const end = useRef<HTMLLIElement>(null);
  const isWhole = rows.length <= most;
  useEffect(() => {
    if (!end.current || isWhole) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setMost(most + ROWS);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWhole, most]);
  return (
    <ul className={className}>
      {rows.slice(0, most).map(children)}
      {!isWhole && <li ref={end} aria-hidden />}
    </ul>
  );
}
