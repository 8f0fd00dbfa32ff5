import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Loader } from '../loader/loader.tsx';
import styles from './block.module.css';

interface BlockProps {
  active: boolean;
  /** 0 to 1, if known. */
  progress?: number;
}

/** Delay in ms before veil and loader are shown, so that a quick save does not flash. */
export const LOADER_DELAY = 150;

/** While active, the rest of the page is inert for pointer and keyboard; snackbars stay usable. Browser only. */
export function Block({ active, progress }: BlockProps) {
  return active ? createPortal(<Veil progress={progress} />, document.body) : null;
}

function Veil({ progress }: Pick<BlockProps, 'progress'>) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOADER_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(makePageInert, []);

  return (
    <div className={classNames(styles.block, isShown && styles.shown)} data-above-block>
      {isShown && <Loader progress={progress} />}
    </div>
  );
}

/** Returns a function that undoes it and restores the focus. */
function makePageInert() {
  const focused = document.activeElement;
  const parts = [...document.body.children].filter((part) => !part.matches('[inert], [data-above-block], script'));
  for (const part of parts) part.setAttribute('inert', '');
  return () => {
    for (const part of parts) part.removeAttribute('inert');
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
  };
}
