import { EmptyState, ScreenHeader } from '@carta/ui';
import { Hourglass } from 'lucide-react';

interface ComingSoonProps {
  readonly title: string;
  /** Where the back arrow leads. */
  readonly back: string;
}

/** A screen that is announced and not there yet. */
export function ComingSoon({ title, back }: ComingSoonProps) {
  return (
    <>
      <ScreenHeader title={title} back={back} />
      <EmptyState icon={Hourglass} title="Próximamente">
        Esta sección todavía no está disponible.
      </EmptyState>
    </>
  );
}
