import { create } from 'qrcode';
import { useMemo } from 'react';
import styles from './table-code.module.css';

/** White on all sides of a code, in its modules: less, and phones do not find it. */
export const QUIET_MODULES = 4;

interface TableCodeProps {
  /** What the code says. */
  readonly address: string;
  /** Accessible name; without it the code is decoration. */
  readonly label?: string;
}

/** The QR code of an address, black on white with its white border. [TABLE-4] */
export function TableCode({ address, label }: TableCodeProps) {
  const { size, path } = useMemo(() => drawCode(address), [address]);
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      className={styles.code}
      shapeRendering="crispEdges"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x={-QUIET_MODULES} y={-QUIET_MODULES} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawCode(address: string) {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((bit, nth) =>
    bit ? [`M${nth % modules.size} ${Math.floor(nth / modules.size)}h1v1h-1z`] : [],
  );
  return { size: modules.size, path: dark.join('') };
}

/** Returns how many modules wide a code of this address is, without its border. */
export const modulesOf = (address: string): number => create(address, { errorCorrectionLevel: 'M' }).modules.size;
