import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'thumbnail' | 'bar' | 'card' | 'chart';
  width?: 'short' | 'medium' | 'long' | 'full';
}

/** A grey shape in place of loading content; mark the region around it with aria-busy. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, styles[shape], shape !== 'thumbnail' && styles[width])} aria-hidden />
  );
}
