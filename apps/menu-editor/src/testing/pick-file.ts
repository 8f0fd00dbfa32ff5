import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]');

/** Takes a file in the system's choice of files, which is open. */
export async function pickFile(user: UserEvent, file: File): Promise<void> {
  const input = await waitFor(() => chooser() ?? Promise.reject(new Error('nothing is chosen')));
  await user.upload(input, file);
}

/** What the system's choice of files offers; null where it is not open. */
export function offeredTypes(): string | null {
  return chooser()?.accept ?? null;
}
