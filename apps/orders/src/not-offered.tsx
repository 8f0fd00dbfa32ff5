import { EmptyState, LinkButton, ScreenHeader, type Icon } from '@carta/ui';
import type { ReactNode } from 'react';

interface NotOfferedProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children: ReactNode;
}

/** Replaces the form of a setting that belongs to a way of ordering that the menu does not offer. */
export function NotOffered({ icon, title, children }: NotOfferedProps) {
  return (
    <>
      <ScreenHeader />
      <EmptyState
        icon={icon}
        title={title}
        action={
          <LinkButton variant="secondary" href="/panel/orders">
            Ir a Pedidos
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
