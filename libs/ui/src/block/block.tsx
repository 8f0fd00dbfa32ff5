import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Loader } from '../loader/loader.tsx';
import styles from './block.module.css';

interface BlockProps {
  active: boolean;
  /** 0 to 1, where it is known how far what is being waited for has come. */
  progress?: number;
}

/** Milliseconds until veil and loader are drawn, so that a quick save doesn't flash. */
export const LOADER_DELAY = 150;

/** While active nothing else on the page can be used, by pointer or keyboard; notices stay readable. Browser only. */
export function Block({ active, progress }: BlockProps) {
  return active ? createPortal(<Veil progress={progress} />, document.body) : null;
}

function Veil({ progress }: Pick<BlockProps, 'progress'>) {
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), LOADER_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(makePageInert, []);

  return (
    <div className={classNames(styles.block, drawn && styles.drawn)} data-above-block>
      {drawn && <Loader progress={progress} />}
    </div>
  );
}

/** Returns what undoes it and gives the focus back. */
function makePageInert() {
  const focused = document.activeElement;
  const parts = [...document.body.children].filter((part) => !part.matches('[inert], [data-above-block], script'));
  for (const part of parts) part.setAttribute('inert', '');
  return () => {
    for (const part of parts) part.removeAttribute('inert');
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
  };
}
