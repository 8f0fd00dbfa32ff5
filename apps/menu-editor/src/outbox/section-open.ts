import { put, snackbarOutdated, snackbarShown, take } from '@carta/panel';
import { sectionOpened } from './actions.ts';

const REVIEW = 'Un cambio del menú no se guardó. Abre Mi menú para revisarlo.';

/** True while the section is open: a conflict, and what was typed in a refused edit, show there alone. */
export function isSectionOpen(): boolean {
  return /^\/panel\/menu(?:\/|$)/.test(location.pathname);
}

/** Tells the owner that a command needs them, and returns once the section is open. */
export function* untilSectionOpens(isOpen: () => boolean) {
  yield* put(snackbarShown({ tone: 'error', text: REVIEW }));
  while (!isOpen()) yield* take(sectionOpened);
  yield* put(snackbarOutdated(REVIEW));
}
