import { rangeComparison, visitTotals, type VisitsInRange, type VisitsReport } from '@carta/domain';
import { Tag } from '@carta/ui';
import { TrendingUp } from 'lucide-react';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly days: VisitsReport['days'];
  readonly range: VisitsInRange;
  readonly today: string;
}

/** The visits of a range beside those of as many days before. [STATS-15] */
export function Comparison({ days, range: { to, before }, today }: ComparisonProps) {
  if (!before) return null;
  const { words, isGrowing } = rangeComparison({
    visits: visitTotals(days).visits,
    before: visitTotals(before.days).visits,
    days: days.length,
    isRunning: to >= today,
  });
  if (words === '') return null;
  return (
    <p className={styles.comparison}>
      <Tag {...(isGrowing ? { tone: 'success', icon: TrendingUp } : { tone: 'neutral' })}>{words}</Tag>
    </p>
  );
}
