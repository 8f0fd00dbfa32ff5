import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]');

/** Chooses a file in the open file picker. */
export async function pickFile(user: UserEvent, file: File): Promise<void> {
  const input = await waitFor(() => chooser() ?? Promise.reject(new Error('no file picker is open')));
  await user.upload(input, file);
}

/** Returns the types that the open file picker accepts; null if none is open. */
export function offeredTypes(): string | null {
  return chooser()?.accept ?? null;
}
