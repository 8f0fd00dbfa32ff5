import { useSelector } from '@carta/panel';
import { Tag } from '@carta/ui';
import { Check } from 'lucide-react';
import { selectAdded } from '../../tree-state/adding-slice.ts';

/** True for the record that was added last from the row being typed. */
export function useAdded(key: string): boolean {
  return useSelector((state: Parameters<typeof selectAdded>[0]) => selectAdded(state) === key);
}

export function AddedTag() {
  return (
    <Tag tone="success" icon={Check}>
      Agregado
    </Tag>
  );
}
