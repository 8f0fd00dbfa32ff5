import { useSelector } from '@carta/panel';
import { Tag } from '@carta/ui';
import { Pencil } from 'lucide-react';
import { selectUnsaved } from '../../tree-state/tree-slice.ts';

/** True if an earlier page left an edit of this record. */
export function useUnsaved(key: string): boolean {
  return useSelector((state: Parameters<typeof selectUnsaved>[0]) => selectUnsaved(state) === key);
}

/** Marks a record whose edit was not saved. */
export function UnsavedTag() {
  return (
    <span data-unsaved>
      <Tag tone="warning" icon={Pencil}>
        Sin guardar
      </Tag>
    </span>
  );
}
