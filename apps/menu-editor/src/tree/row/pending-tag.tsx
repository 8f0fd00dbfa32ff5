import { useSelector } from '@carta/panel';
import { Tag } from '@carta/ui';
import { Clock } from 'lucide-react';
import { selectPending } from '../../outbox/outbox-slice.ts';

/** Whether a change of this record waits for the connection. */
export function usePending(key: string): boolean {
  return useSelector((state: Parameters<typeof selectPending>[0]) => selectPending(state).includes(key));
}

/** On what is shown here and the server does not have yet. */
export function PendingTag() {
  return (
    <Tag tone="warning" icon={Clock}>
      Pendiente
    </Tag>
  );
}
