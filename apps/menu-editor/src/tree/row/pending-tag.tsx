import { Tag } from '@carta/ui';
import { Clock } from 'lucide-react';

/** On what is shown here and the server does not have yet. */
export function PendingTag() {
  return (
    <Tag tone="warning" icon={Clock}>
      Pendiente
    </Tag>
  );
}
