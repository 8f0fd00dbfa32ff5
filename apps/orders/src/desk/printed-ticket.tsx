import type { Menu } from '@carta/domain';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { endPrinting, usePrintedOrder } from '../printed-order.ts';
import { OrderTicket } from './order-ticket.tsx';

const MM_PER_PIXEL = 25.4 / 96;
/** Below the last line, so that no rounding needs a second page. */
const FOOT_MM = 2;

/** Prints what `printOrder` is given, alone, on paper of 80 mm that is as long as the ticket. */
export function PrintedTicket({ menu }: { readonly menu: Pick<Menu, 'name' | 'timeZone'> }) {
  const printed = usePrintedOrder();
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!printed || !paper.current) return undefined;
    const takeBack = setPaper(paper.current.offsetHeight);
    window.addEventListener('afterprint', endPrinting);
    window.print();
    return () => {
      window.removeEventListener('afterprint', endPrinting);
      takeBack();
    };
  }, [printed]);
  return (
    printed &&
    createPortal(<OrderTicket ref={paper} order={printed.order} menu={menu} now={printed.at} />, document.body)
  );
}

/**
 * Sets the size of the paper, which style sheets cannot know: a roll has no height of its own. Older browsers take that of the printer. Returns
 * what ends it.
 */
function setPaper(height: number): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page ticket { size: 80mm ${Math.ceil(height * MM_PER_PIXEL) + FOOT_MM}mm; margin: 0; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
