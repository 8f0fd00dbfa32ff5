import type { MouseEvent } from 'react';

/** For a button of a later step: the second click of a double one was meant for the button that stood there before. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
