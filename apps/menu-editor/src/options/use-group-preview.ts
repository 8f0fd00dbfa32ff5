import { editOptionGroup, type OptionGroup } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { useEffect, useMemo } from 'react';
import { changesOf, readGroup, type GroupDraft } from '../option-fields/group-draft.ts';
import { groupDrafted } from '../outbox/actions.ts';
import { writtenChanges } from '../outbox/commands/group-values.ts';

/** Shows the draft of a stored group in the preview while it can be saved. `now` in ms since 1970. */
export function useGroupPreview(draft: GroupDraft, base: OptionGroup | undefined, now: number): void {
  const dispatch = useDispatch();
  const shown = useMemo(() => {
    const reading = readGroup(draft);
    if (!base || !reading.ok) return null;
    // Sold out in the preview only, where it does not end.
    const edited = editOptionGroup(base, writtenChanges(changesOf(reading.values, base, now)), Number.MAX_SAFE_INTEGER);
    return edited.ok ? edited.value : null;
  }, [draft, base, now]);
  useEffect(() => {
    dispatch(groupDrafted(shown));
    return () => void dispatch(groupDrafted(null));
  }, [dispatch, shown]);
}
