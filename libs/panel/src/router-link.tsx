import { Link } from 'react-router-dom';
import type { LinkProps } from '@carta/ui';

/** What the design system's `LinkProvider` needs to follow links within the panel. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
