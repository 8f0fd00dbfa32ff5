import { useLayoutEffect, useRef, useState, type MouseEvent, type MouseEventHandler } from 'react';

interface HeldFocusOptions {
  readonly disabled?: boolean | undefined;
  /** Off for as long as it works, with or without the focus. */
  readonly busy?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Returns the attributes of a button that may be off. A browser drops the focus of a button that becomes `disabled`: one that has it is
 * `aria-disabled` instead and ignores clicks, until the focus leaves it.
 */
export function useHeldFocus({ disabled = false, busy = false, onClick }: HeldFocusOptions) {
  const hasFocus = useRef(false);
  const [isLetGo, setLetGo] = useState(disabled);
  useLayoutEffect(() => setLetGo(disabled && !hasFocus.current), [disabled]);
  const isHeld = busy || (disabled && !isLetGo);
  return {
    disabled: disabled && !isHeld,
    'aria-disabled': isHeld || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => (isHeld ? event.preventDefault() : onClick?.(event)),
    onFocusCapture: () => {
      hasFocus.current = true;
    },
    onBlurCapture: () => {
      hasFocus.current = false;
      setLetGo(disabled);
    },
  };
}
