import { TextArea } from '@carta/ui';
import type { KeyboardEvent } from 'react';
import { shownTexts, type Draft } from './draft.ts';
import { useTyping } from './use-typing.ts';

/** Wraps a long name, and is still one line: Enter confirms. */
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
