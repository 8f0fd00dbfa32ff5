import { lazyComponent, lazyModule } from '@carta/ui';
import { useState, type ReactNode } from 'react';

const DiscardDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ './discard-dialog.tsx')),
  ({ DiscardDialog }) => DiscardDialog,
);

interface Discard {
  /** Leaves the form; asks first if something is typed. */
  readonly leave: () => void;
  /** The question, while it is asked; it stands outside of a form, which would get its keys. */
  readonly question: ReactNode;
}

/** Asks before 'Cancelar', Escape or the back button lose what was typed. */
export function useDiscard(isTyped: boolean, onDiscard: () => void): Discard {
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (isTyped ? setAsking(true) : onDiscard()),
    question: asking && (
      <DiscardDialog
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    ),
  };
}
