import type { EffectEntry, FileEffect, ImportMode, ImportWay, RepricedEffect } from '@carta/domain';
import { Price, SegmentedControl, Stack, Switch, Tag } from '@carta/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { GrowingList } from './growing-list.tsx';
import styles from './import.module.css';

const MODES = [
  { value: 'update', label: 'Actualizar' },
  { value: 'add', label: 'Agregar' },
  { value: 'replace', label: 'Reemplazar' },
] as const satisfies readonly { readonly value: ImportMode; readonly label: string }[];

/** So many rows of a card are shown at first. */
const FIRST_ROWS = 3;
/** So many cards are open at first: the largest ones. */
const OPEN_CARDS = 2;

interface EffectsProps {
  readonly effect: FileEffect;
  readonly way: ImportWay;
  /** False for an empty menu, to which everything is added. */
  readonly hasMenu: boolean;
  readonly onWay: (way: ImportWay) => void;
}

interface CardOf {
  readonly title: string;
  readonly detail?: string;
  readonly tone: 'neutral' | 'accent' | 'danger' | 'warning' | 'success';
  readonly entries: readonly EffectEntry[];
  /** True for what stays as it is. */
  readonly stays?: true;
  /** The switch that adds what stands only in the file. */
  readonly rest?: boolean;
}

/** What an import does, a card for each kind of effect. [FILE-18] */
export function Effects({ effect, way, hasMenu, onWay }: EffectsProps) {
  const adds = (way.rest ?? (way.mode === 'add' ? 'skip' : 'add')) === 'add';
  const isUpdate = way.mode === 'update';
  const cards: CardOf[] = [
    {
      title: 'Van a la papelera',
      detail: 'No están en el archivo. Vuelven durante 30 días.',
      tone: 'danger',
      entries: effect.removed,
    },
    { title: 'Dejan de ser destacados', tone: 'warning', entries: effect.unfeatured },
    { title: 'Cambian de precio', tone: 'accent', entries: effect.repriced },
    {
      title: 'Tienen tamaños: su precio no cambia',
      detail: 'El archivo no dice de qué tamaño es el precio',
      tone: 'warning',
      entries: effect.sized ?? [],
      stays: true,
    },
    {
      title: 'Se agregan',
      tone: 'success' as const,
      entries: isUpdate && !adds ? effect.skipped : effect.added,
      ...(isUpdate && { detail: 'Lo que está sólo en el archivo', rest: adds }),
    },
    { title: 'Se ocultan', detail: 'No los ven tus comensales', tone: 'warning', entries: effect.hidden },
    {
      title: 'Vuelven a la venta',
      detail: 'Estaban ocultos, el archivo dice «Visible»',
      tone: 'success',
      entries: effect.shown,
    },
    { title: 'Otros cambios', tone: 'neutral', entries: effect.changed },
    { title: 'Quedan igual', tone: 'neutral', entries: effect.equal, stays: true },
    {
      title: 'No están en el archivo y se quedan',
      tone: 'neutral',
      entries: way.mode === 'replace' ? [] : effect.kept,
      stays: true,
    },
    {
      title: 'Ya están en tu menú',
      detail: 'No se agregan otra vez',
      tone: 'neutral',
      entries: way.mode === 'add' ? effect.skipped : [],
      stays: true,
    },
  ];
  const shown = cards.filter(({ entries }) => entries.length > 0);
  const largest = shown
    .filter(({ stays }) => !stays)
    .toSorted((a, b) => b.entries.length - a.entries.length)
    .slice(0, OPEN_CARDS)
    .map(({ title }) => title);
  return (
    <Stack as="section" gap={3} aria-label="Qué cambia">
      <h2 className={`${styles.heading} ${styles.wideOnly}`}>Qué cambia</h2>
      {hasMenu && (
        <SegmentedControl
          look="bare"
          label="Qué hacer con el menú que ya tienes"
          options={MODES}
          value={way.mode}
          onChange={(mode) => onWay({ mode })}
        />
      )}
      {hasMenu && <p className={styles.muted}>{wayWords(way.mode, effect)}</p>}
      {shown.map((card) => (
        <EffectCard
          key={`${way.mode} ${card.title}`}
          card={card}
          isOpen={largest.includes(card.title)}
          onRest={(isAdded) => onWay({ mode: way.mode, rest: isAdded ? 'add' : 'skip' })}
        />
      ))}
    </Stack>
  );
}

function wayWords(mode: ImportMode, { found, products }: FileEffect): string {
  if (mode === 'replace')
    return 'El menú queda como el archivo. Lo que se reconoce conserva su foto, sus opciones y su enlace.';
  if (mode === 'add')
    return `${found} de ${products} ya ${found === 1 ? 'está en tu menú y no se agrega' : 'están en tu menú y no se agregan'} otra vez.`;
  return `Reconocimos ${found} de ${products} por su código o su nombre. Fotos, destacados y enlaces quedan como están.`;
}

interface EffectCardProps {
  readonly card: CardOf;
  readonly isOpen: boolean;
  readonly onRest: (isAdded: boolean) => void;
}

function EffectCard({ card: { title, detail, tone, entries, rest }, isOpen, onRest }: EffectCardProps) {
  const [all, setAll] = useState(false);
  const rows = all ? entries : entries.slice(0, FIRST_ROWS);
  const count = new Set(entries.map(({ key, path, title: of }) => key || `${path.join()} ${of}`)).size;
  const head = (
    <span className={styles.line}>
      <span className={styles.cardTitle} data-tone={tone}>
        {title} <Tag tone={tone}>{count.toLocaleString('es-AR')}</Tag>
      </span>
    </span>
  );
  return (
    <details className={styles.card} open={isOpen}>
      <summary className={styles.summary}>
        {head}
        {detail !== undefined && <span className={styles.muted}>{detail}</span>}
      </summary>
      {rest !== undefined && (
        <div className={styles.rest}>
          <Switch label="Agregar lo que está sólo en el archivo" checked={rest} onChange={onRest} />
        </div>
      )}
      <GrowingList rows={rows}>{(entry, nth) => <EffectRow key={nth} entry={entry} />}</GrowingList>
      {!all && entries.length > FIRST_ROWS && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {`Ver los ${entries.length.toLocaleString('es-AR')}`} <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </details>
  );
}

function EffectRow({ entry }: { readonly entry: EffectEntry | RepricedEffect }) {
  const { title, path, price } = entry;
  return (
    <li className={styles.effect}>
      <span className={styles.columnWords}>
        <span>{'size' in entry && entry.size !== '' ? `${title}, ${entry.size}` : title}</span>
        <span className={styles.muted}>{path.join(' › ')}</span>
      </span>
      <span className={styles.prices}>
        {'from' in entry && (
          <>
            <Price price={entry.from} muted />{' '}
            <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="pasa a" />{' '}
          </>
        )}
        <Price price={price} />
      </span>
    </li>
  );
}
