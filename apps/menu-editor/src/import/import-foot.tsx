import type { FileEffect, ImportWay } from '@carta/domain';
import { Button } from '@carta/ui';
import { TriangleAlert } from 'lucide-react';
import { counted } from '../counted.ts';
import styles from './import.module.css';

interface ColumnsFootProps {
  /** How many columns are proposed only. */
  readonly undecided: number;
  readonly missing: readonly ('title' | 'price')[];
  readonly products: number;
  /** True while the file is read by the last decision. */
  readonly isReading: boolean;
  readonly onNext: () => void;
}

/** What the columns lack, and the way to what the import does. */
export function ColumnsFoot({ undecided, missing, products, isReading, onNext }: ColumnsFootProps) {
  return (
    <>
      {(undecided > 0 || missing.length > 0) && (
        <p className={styles.warning}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden /> {undecidedWords(undecided, missing)}
        </p>
      )}
      <Button wide saving={isReading} onClick={onNext}>
        {missing.length > 0 ? 'Elegir las columnas' : `Revisar ${counted(products, 'producto', 'productos')}`}
      </Button>
    </>
  );
}

interface EffectFootProps {
  readonly effect: FileEffect;
  readonly way: ImportWay;
  /** How many rows of the file are not imported. */
  readonly leftOut: number;
  /** Whether the server has confirmed the effect. */
  readonly check: 'waiting' | 'done' | 'failed';
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
}

/** What the import comes to, and the button that does it. */
export function EffectFoot({ effect, way, leftOut, check, onConfirm, onRetry }: EffectFootProps) {
  const removes = effect.removed.length > 0;
  const isIdle = changesNothing(effect);
  const variant = way.mode === 'replace' && removes ? 'danger' : 'filled';
  return (
    <>
      <p className={`${styles.summaryLine} ${styles.wideOnly}`}>
        Nada cambia hasta que importes. Se puede deshacer 30 días.
      </p>
      <p className={styles.summaryLine} data-danger={removes}>
        {check === 'failed' ? 'No se pudo comprobar con el servidor. Revisa tu conexión.' : summaryWords(effect, way)}
      </p>
      {check === 'failed' ? (
        <Button variant={variant} wide onClick={onRetry}>
          Reintentar
        </Button>
      ) : (
        <Button variant={variant} wide disabled={isIdle} saving={check === 'waiting'} onClick={onConfirm}>
          {isIdle ? 'No cambia nada' : buttonWords(effect, leftOut, way)}
        </Button>
      )}
    </>
  );
}

/** True where the file says what the menu says. */
export const changesNothing = ({ removed, repriced, added, hidden, shown, changed, unfeatured }: FileEffect): boolean =>
  [removed, repriced, added, hidden, shown, changed, unfeatured].every((list) => list.length === 0);

/** How many products have another price; those with sizes have several. */
export const pricesIn = ({ repriced }: FileEffect): number => new Set(repriced.map(({ key }) => key)).size;

function undecidedWords(undecided: number, missing: readonly ('title' | 'price')[]): string {
  if (missing.length > 0)
    return `Falta la columna del ${missing.map((field) => (field === 'title' ? 'nombre' : 'precio')).join(' y la del ')}.`;
  return undecided === 1 ? 'Falta decidir una columna.' : `Falta decidir ${undecided} columnas.`;
}

function summaryWords(effect: FileEffect, { mode }: ImportWay): string {
  const { removed, added, equal, kept } = effect;
  if (removed.length > 0) return `${counted(removed.length, 'producto va', 'productos van')} a la papelera.`;
  const prices = pricesIn(effect);
  const isUpdate = mode === 'update';
  const parts = [
    ...(prices > 0 ? [`${prices === 1 ? 'cambia' : 'cambian'} ${counted(prices, 'precio', 'precios')}`] : []),
    ...(added.length > 0 ? [`${added.length === 1 ? 'se agrega' : 'se agregan'} ${written(added.length)}`] : []),
    ...(isUpdate && equal.length > 0 ? [counted(equal.length, 'queda igual', 'quedan igual')] : []),
    ...(isUpdate && kept.length > 0
      ? [counted(kept.length, 'no está en el archivo y se queda', 'no están en el archivo y se quedan')]
      : []),
    'no se quita nada',
  ];
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function buttonWords({ products, skipped }: FileEffect, leftOut: number, { mode }: ImportWay): string {
  const imported = products - skipped.length;
  const count = counted(imported, 'producto', 'productos');
  if (mode === 'replace') return `Reemplazar con ${count}`;
  return leftOut > 0 ? `Importar ${written(imported)} y dejar ${written(leftOut)} afuera` : `Importar ${count}`;
}

const written = (count: number): string => count.toLocaleString('es-AR');
