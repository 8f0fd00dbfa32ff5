import { useDispatch } from '@carta/panel';
import { TextArea } from '@carta/ui';
import type { KeyboardEvent } from 'react';
import { shownTexts, type Draft, type DraftField } from '../../tree-state/draft.ts';
import { fieldTyped } from '../../tree-state/tree-slice.ts';

/** A field that wraps a long name but takes no line break: Enter confirms. */
export function NameField({ draft }: { readonly draft: Draft }) {
  const type = useTyping();
  const confirmOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <TextArea
      label="Nombre"
      rows={1}
      autoFocus
      enterKeyHint="done"
      value={shownTexts(draft).title}
      error={draft.errors.title}
      onChange={({ target }) => type('title', target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={confirmOnEnter}
    />
  );
}

/** Returns a function that writes typed text into the draft. */
export function useTyping(): (field: DraftField, text: string) => void {
  const dispatch = useDispatch();
  return (field, text) => dispatch(fieldTyped({ field, text }));
}
