import type { ComponentProps } from 'react';
import { CountBadge } from '../badge/count-badge.tsx';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import square from './square.module.css';
import styles from './icon-button.module.css';
import { useHeldFocus } from './use-held-focus.ts';

interface IconLook {
  /** The accessible name. */
  label: string;
  icon: Icon;
  /** Shown at the icon's corner. The label has to contain it too. */
  count?: number;
  /** 'outlined' stands on its own, 'raised' is a white disc over a picture, 'filled' a disc in the accent colour. */
  variant?: 'plain' | 'muted' | 'outlined' | 'raised' | 'filled';
}

interface IconButtonProps
  extends IconLook, Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {}

export function IconButton({
  label,
  icon,
  count,
  variant = 'plain',
  type = 'button',
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  const held = useHeldFocus({ disabled, onClick });
  return (
    <button
      {...held}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(square.square, styles.button, styles[variant])}
    >
      <Glyph icon={icon} count={count} />
    </button>
  );
}

interface IconLinkProps extends IconLook, Omit<LinkProps, 'className' | 'style' | 'children' | 'aria-label'> {}

/** A link that looks like an icon button. */
export function IconLink({ label, icon, count, variant = 'plain', ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(square.square, styles.button, styles[variant])}>
      <Glyph icon={icon} count={count} />
    </Link>
  );
}

function Glyph({ icon: Icon, count = 0 }: Pick<IconLook, 'icon' | 'count'>) {
  return (
    <>
      <Icon size={22} strokeWidth={ICON_LINE} aria-hidden />
      {count > 0 && (
        <span className={styles.count}>
          <CountBadge count={count} />
        </span>
      )}
    </>
  );
}
