import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Loader } from '../loader/loader.tsx';
import styles from './block.module.css';

export interface BlockProps {
  active: boolean;
}

/** Milliseconds until veil and loader are drawn, so that a quick save doesn't flash. */
export const LOADER_DELAY = 150;

/** While active nothing else on the page can be used, by pointer or keyboard; notices stay readable. Browser only. */
export function Block({ active }: BlockProps) {
  return active ? createPortal(<Veil />, document.body) : null;
}

function Veil() {
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), LOADER_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(makePageInert, []);

  return (
    <div className={classNames(styles.block, drawn && styles.drawn)} data-above-block>
      {drawn && <Loader />}
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
