import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './tag.module.css';

interface TagProps {
  tone?: 'neutral' | 'accent' | 'danger' | 'warning' | 'success';
  icon?: Icon;
  children: string;
}

/** The state of a thing: 'Oculto', 'Agotado', 'Pendiente'. */
export function Tag({ tone = 'neutral', icon: Icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {Icon && <Icon size={13} strokeWidth={ICON_LINE} aria-hidden />}
      {children}
    </span>
  );
}
