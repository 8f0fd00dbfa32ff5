import { menuSlice, type MenuState } from '@carta/panel';
import type { MenuFact } from './outcome.ts';

/** The menu after these facts. */
export function withFacts(state: MenuState, facts: readonly MenuFact[]): MenuState {
  return facts.reduce<MenuState>(menuSlice.reducer, state);
}
