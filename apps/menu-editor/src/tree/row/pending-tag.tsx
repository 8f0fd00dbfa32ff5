import { useSelector } from '@carta/panel';
import { Tag } from '@carta/ui';
import { Clock } from 'lucide-react';
import { selectPending } from '../../outbox/outbox-slice.ts';

/** True while a command of this record waits for the connection. */
export function usePending(key: string): boolean {
  return useSelector((state: Parameters<typeof selectPending>[0]) => selectPending(state).includes(key));
}

/** Marks a record with unsent commands. */
export function PendingTag() {
  return (
    <Tag tone="warning" icon={Clock}>
      Pendiente
    </Tag>
  );
}
