import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from '@carta/ui';

/** A router link for the design system's `LinkProvider`. */
export function RouterLink({ href, ...rest }: LinkProps): JSX.Element {
  return <Link to={href} {...rest} />;
}
