import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the row's menu and returns the names of its options. */
export async function openOptions(user: UserEvent, title: string): Promise<(string | null)[]> {
  await user.click(screen.getByRole('button', { name: `Opciones de ${title}` }));
  const options = await screen.findAllByRole('menuitem');
  return options.map((option) => option.textContent);
}

/** Opens the row's menu and chooses an option. */
export async function choose(user: UserEvent, title: string, option: string): Promise<void> {
  await openOptions(user, title);
  await user.click(screen.getByRole('menuitem', { name: option }));
}
