import { ownerTheme, tableAddress, type Menu, type Table } from '@carta/domain';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-tables.module.css';
import { modulesOf, QUIET_MODULES, TableCode } from './table-code.tsx';

/** Cards of 95 by 90 mm beside and below each other on a sheet of A4; all lengths in mm. */
const SHEET = { width: 210, height: 297, left: 10, top: 13.5, card: { width: 95, height: 90 }, columns: 2, rows: 3 };
const CARDS = SHEET.columns * SHEET.rows;
/** Between a card and its marks, and how long these are. */
const CUT = { gap: 1, length: 6 };
/** Width of a code without its white border. */
const CODE = 42;
/** A title that ends in a number shows that large: 'Mesa' and '7'. */
const NUMBERED = /^(.{0,24}?)\s*(\d{1,4})$/;
/** From so many characters on a title is written smaller. */
const LONG = [9, 25, 60];

interface PrintedTablesProps {
  readonly menu: Pick<Menu, 'name' | 'style' | 'logo' | 'publicUrl'>;
  readonly tables: readonly Table[];
  readonly onEnd: () => void;
}

/** Prints a card for each table, six on a sheet of A4 with marks for cutting: QR code, business and table. [TABLE-4] */
export function PrintedTables({ menu, tables, onEnd }: PrintedTablesProps) {
  const [isReady, setReady] = useState(menu.logo.url === '');
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isReady) return undefined;
    let isOver = false;
    // A logo that is printed before it has loaded is missing; one that does not load is left out.
    const logo = new Image();
    logo.src = menu.logo.url;
    const go = () => void (isOver || setReady(true));
    logo.decode().then(go, go);
    return () => {
      isOver = true;
    };
  }, [isReady, menu.logo.url]);
  useEffect(() => {
    if (!isReady) return undefined;
    const finish = () => end.current();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [isReady]);
  const saved = tables.filter(({ token }) => token !== '');
  const sheets = Array.from({ length: Math.ceil(saved.length / CARDS) }, (_, nth) =>
    saved.slice(nth * CARDS, (nth + 1) * CARDS),
  );
  const { color, onColor } = ownerTheme(menu.style.mainColor);
  return createPortal(
    <div
      className={styles.sheets}
      style={{ '--business': color, '--on-business': onColor } as CSSProperties}
      data-printed-alone
      aria-hidden
    >
      {sheets.map((cards, nth) => (
        <section key={cards[0]?.key} className={styles.sheet}>
          <div className={styles.cards}>
            {cards.map((table) => (
              <Card key={table.key} menu={menu} table={table} />
            ))}
          </div>
          <CutMarks rows={Math.ceil(cards.length / SHEET.columns)} />
          <p className={styles.foot}>
            {rangeWords(cards)} · hoja {nth + 1} de {sheets.length}
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}

function Card({ menu, table }: Pick<PrintedTablesProps, 'menu'> & { readonly table: Table }) {
  const address = tableAddress(menu.publicUrl, table.token);
  const modules = modulesOf(address);
  const border = (QUIET_MODULES / modules) * CODE;
  return (
    <div className={styles.card}>
      <p className={styles.band}>
        {menu.logo.url !== '' && <img className={styles.logo} src={menu.logo.url} alt="" />}
        <span className={styles.business}>{menu.name}</span>
      </p>
      <div className={styles.middle}>
        <div className={styles.code} style={{ width: `${CODE + 2 * border}mm`, margin: `${-border}mm` }}>
          <TableCode address={address} />
        </div>
        <Title title={table.title} />
      </div>
      <p className={styles.hint}>
        <b>Apunta con la cámara</b>
        <span>Mira el menú, pide y llama al mozo.</span>
      </p>
    </div>
  );
}

function Title({ title }: Pick<Table, 'title'>) {
  const [, before = '', number] = NUMBERED.exec(title) ?? [];
  if (number === undefined)
    return (
      <p className={styles.title} data-size={LONG.filter((length) => title.length >= length).length}>
        {title}
      </p>
    );
  return (
    <p className={styles.numbered} data-digits={number.length}>
      {before !== '' && <span className={styles.before}>{before}</span>}
      <span className={styles.number}>{number}</span>
    </p>
  );
}

/** Dashed lines between the cards and around them, and marks outside. */
function CutMarks({ rows }: { readonly rows: number }) {
  const { width, height, left, top, card, columns } = SHEET;
  const [right, bottom] = [left + columns * card.width, top + rows * card.height];
  const xs = Array.from({ length: columns + 1 }, (_, nth) => left + nth * card.width);
  const ys = Array.from({ length: rows + 1 }, (_, nth) => top + nth * card.height);
  const dashes = [...xs.map((x) => `M${x} ${top}V${bottom}`), ...ys.map((y) => `M${left} ${y}H${right}`)];
  const marks = [
    ...xs.flatMap((x) => [`M${x} ${top - CUT.gap}v${-CUT.length}`, `M${x} ${bottom + CUT.gap}v${CUT.length}`]),
    ...ys.flatMap((y) => [`M${left - CUT.gap} ${y}h${-CUT.length}`, `M${right + CUT.gap} ${y}h${CUT.length}`]),
  ];
  return (
    <svg className={styles.cuts} viewBox={`0 0 ${width} ${height}`} fill="none">
      <path d={dashes.join('')} stroke="#cfc6b8" strokeWidth={0.2} strokeDasharray="1 1" />
      <path d={marks.join('')} stroke="#000000" strokeWidth={0.25} />
    </svg>
  );
}

/** Returns which tables a sheet has: 'Mesas 1 a 6', or its first and last title. */
function rangeWords(tables: readonly Table[]): string {
  const [first = '', last = ''] = [tables[0], tables.at(-1)].map((table) => table?.title);
  if (tables.length < 2) return first;
  const [one, other] = [first, last].map((title) => /^Mesa (\d+)$/.exec(title)?.[1]);
  return one === undefined || other === undefined ? `${first} a ${last}` : `Mesas ${one} a ${other}`;
}
