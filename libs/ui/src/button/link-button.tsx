import { ICON_LINE, type Icon } from '../icon.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { buttonClass, type ButtonVariant } from './button.tsx';
import styles from './button.module.css';

interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  variant?: ButtonVariant;
  icon?: Icon;
  wide?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'filled', icon: Icon, wide, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, wide })}>
      <span className={styles.content}>
        {Icon && <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />}
        <span>{children}</span>
      </span>
    </Link>
  );
}
