import type { Unfinished } from '@carta/domain';
import { Tag } from '@carta/ui';
import { CircleDashed } from 'lucide-react';

const WORDS: Record<Unfinished, string> = { untitled: 'Sin nombre', empty: 'Vacía' };

/** Says why diners do not see a record that is not hidden. [DONE-2] */
export function UnfinishedTag({ why }: { readonly why: Unfinished }) {
  return (
    <Tag tone="warning" icon={CircleDashed}>
      {WORDS[why]}
    </Tag>
  );
}
