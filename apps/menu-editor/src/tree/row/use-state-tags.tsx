import type { Unfinished } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { Tag } from '@carta/ui';
import { Check, CircleDashed, Clock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsPending } from '../../outbox/outbox-slice.ts';
import { selectIsAdded } from '../../tree-state/adding-slice.ts';
import { selectIsUnsaved } from '../../tree-state/tree-slice.ts';

const UNFINISHED: Record<Unfinished, string> = { untitled: 'Sin nombre', empty: 'Vacía' };

/** Returns the tags that say how it stands with a record: added last, not seen by diners [DONE-2], not saved, not sent; null without any. */
export function useStateTags(key: string, unfinished: Unfinished | undefined): ReactNode {
  const added = useSelector(selectIsAdded(key));
  const unsaved = useSelector(selectIsUnsaved(key));
  const pending = useSelector(selectIsPending(key));
  if (!added && !unfinished && !unsaved && !pending) return null;
  return (
    <>
      {added && (
        <Tag tone="success" icon={Check}>
          Agregado
        </Tag>
      )}
      {unfinished && (
        <Tag tone="warning" icon={CircleDashed}>
          {UNFINISHED[unfinished]}
        </Tag>
      )}
      {unsaved && (
        <span data-unsaved>
          <Tag tone="warning" icon={Pencil}>
            Sin guardar
          </Tag>
        </span>
      )}
      {pending && (
        <Tag tone="warning" icon={Clock}>
          Pendiente
        </Tag>
      )}
    </>
  );
}
