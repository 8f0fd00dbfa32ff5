import type { FileEffect, ImportWay, Menu } from '@carta/domain';
import { selectMenu, useNavigate, useSelector } from '@carta/panel';
import { Button, closeLayers, ScreenHeader, SegmentedControl, useBackLayer } from '@carta/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { counted } from '../counted.ts';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { ChooseFile } from './choose-file.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { Effects } from './effects.tsx';
import { FileCard } from './file-card.tsx';
import type { ImportedFile } from './imported-file.ts';
import styles from './import.module.css';
import { CopyFaults, Problems } from './problems.tsx';
import { rememberChoices } from './remembered-columns.ts';
import { useEffectOfImport } from './use-effect-of-import.ts';
import { useImportedFile, type Chosen } from './use-imported-file.ts';

const STEPS = ['Archivo', 'Columnas', 'Revisar'] as const;

/** 'Importar menú': file, columns, what happens. Nothing is saved before the last button. */
export function ImportScreen() {
  const menu = useSelector(selectMenu);
  return menu && <Import menu={menu} />;
}

function Import({ menu }: { readonly menu: Menu }) {
  const imported = useImportedFile();
  const { chosen, read, progress, open } = imported;
  const [isReviewed, setIsReviewed] = useState(false);
  const hasTable = Boolean(read?.table);
  const isRefused = read !== null && !read.table && !read.file;
  const step = !chosen || isRefused ? 0 : isReviewed || !hasTable ? 2 : 1;
  const choose = (file: File) => {
    setIsReviewed(false);
    open(file);
  };

  return (
    <div className={styles.screen} data-step={step}>
      <ScreenHeader
        end={
          step === 2 &&
          read?.table &&
          read.table.faults.length > 0 && (
            <span className={`${styles.narrowOnly} ${styles.copy}`}>
              <CopyFaults faults={read.table.faults} label="Copiar" />
            </span>
          )
        }
      />
      <ol className={styles.steps}>
        {STEPS.map((name, nth) => (
          <li key={name} data-done={nth <= step} {...(nth === step && { 'aria-current': 'step' as const })}>
            {name}
          </li>
        ))}
      </ol>
      {step === 0 && (
        <div className={styles.content}>
          <ChooseFile issues={read?.issues ?? []} progress={progress} onChoose={choose} />
        </div>
      )}
      {step > 0 && chosen && read && (
        <Review
          {...imported}
          key={chosen.name}
          menu={menu}
          chosen={chosen}
          read={read}
          isReviewed={step === 2}
          onReviewed={setIsReviewed}
        />
      )}
    </div>
  );
}

interface ReviewProps extends Pick<ReturnType<typeof useImportedFile>, 'decisions' | 'isCurrent' | 'decide' | 'close'> {
  readonly menu: Menu;
  readonly chosen: Chosen;
  readonly read: ImportedFile;
  readonly isReviewed: boolean;
  readonly onReviewed: (isReviewed: boolean) => void;
}

function Review({ menu, chosen, read, decisions, isCurrent, isReviewed, decide, close, onReviewed }: ReviewProps) {
  const { table, file, leftOut, products, issues } = read;
  const faults = table?.faults.length ?? 0;
  const hasMenu = menu.categoriesL1.length > 0;
  const [half, setHalf] = useState<'problems' | 'effect' | null>(null);
  const [ownWay, setOwnWay] = useState<ImportWay | null>(null);
  const {
    way,
    effect,
    revision: checkedRevision,
    failed,
    retry,
  } = useEffectOfImport(menu, isReviewed ? file : null, ownWay) ?? NO_EFFECT;
  const revision = isCurrent ? checkedRevision : null;
  // Back leads to the columns first.
  useBackLayer(isReviewed && table !== null, () => onReviewed(false));
  const send = useUnlockedDispatch();
  const navigate = useNavigate();
  const columns = useRef<HTMLDivElement>(null);
  const undecided = table?.columns.filter(({ isSure }) => !isSure).length ?? 0;
  const missing = table?.missing ?? [];
  const shownHalf = half ?? (faults > 0 ? 'problems' : 'effect');
  const content = chosen.content;
  const program = content.kind === 'table' ? table?.program : 'Archivo de Carta';
  const details = content.kind === 'table' ? content.details : [];
  const all = products + leftOut.length;

  const next = () => {
    if (!isCurrent) return undefined;
    if (undecided > 0 || missing.length > 0) return focusUndecided(columns);
    if (table) void rememberChoices(chosen.sign, decisions.choices);
    onReviewed(true);
    return undefined;
  };
  const confirm = () => {
    if (!file || !effect || revision === null) return;
    const done = { ...doneOf(effect), withoutPrice: decisions.withoutPrice.size, leftOut: [...leftOut] };
    send(commandAction('menu-editor/importConfirmed', { file, mode: way.mode, rest: way.rest, revision, done }));
    closeLayers(() => void navigate('/panel/menu/flat'));
  };
  const imported = effect ? effect.products - effect.skipped.length : products;
  const changesNothing =
    effect !== null &&
    [
      effect.removed,
      effect.repriced,
      effect.added,
      effect.hidden,
      effect.shown,
      effect.changed,
      effect.unfeatured,
    ].every((list) => list.length === 0);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.content} ref={columns}>
          <div className={isReviewed && table ? styles.notOnPhones : undefined}>
            <FileCard
              name={chosen.name}
              detail={[counted(all, 'producto', 'productos'), ...(program ? [program] : [])].join(' · ')}
              more={details.map((detail) => ` · ${detail}`).join('')}
              onChange={close}
            />
          </div>
          {issues.map(({ message }) => (
            <p key={message} role="alert" className={styles.warning}>
              {message}
            </p>
          ))}
          {table && (
            <div className={isReviewed ? styles.wideOnly : undefined}>
              <ColumnsStep menu={menu} table={table} decisions={decisions} onDecide={decide} />
            </div>
          )}
          {isReviewed && faults > 0 && (
            <div className={styles.narrowOnly}>
              <SegmentedControl
                look="bare"
                label="Qué revisar"
                options={[
                  { value: 'problems', label: `Problemas (${faults})` },
                  { value: 'effect', label: 'Qué cambia' },
                ]}
                value={shownHalf}
                onChange={setHalf}
              />
            </div>
          )}
          {isReviewed && table && faults > 0 && (
            <div className={styles.half} data-shown={shownHalf === 'problems'}>
              <Problems
                table={table}
                withoutPrice={decisions.withoutPrice}
                onDecide={(withoutPrice) => decide({ ...decisions, withoutPrice })}
              />
            </div>
          )}
        </div>
        {isReviewed && effect && (
          <div className={`${styles.side} ${styles.half}`} data-shown={shownHalf === 'effect'}>
            {changesNothing && (
              <div className={`${styles.card} ${styles.upToDate}`}>
                <CircleCheck size={24} strokeWidth={1.75} aria-hidden />
                <span className={styles.columnWords}>
                  <span className={styles.name}>Tu menú está al día</span>
                  <span className={styles.muted}>El archivo dice lo mismo que tu menú.</span>
                </span>
              </div>
            )}
            <Effects effect={effect} way={way} hasMenu={hasMenu} onWay={setOwnWay} />
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        {!isReviewed && (
          <>
            {(undecided > 0 || missing.length > 0) && (
              <p className={styles.warning}>
                <TriangleAlert size={18} strokeWidth={1.75} aria-hidden /> {undecidedWords(undecided, missing)}
              </p>
            )}
            <Button wide saving={!isCurrent} onClick={next}>
              {missing.length > 0 ? 'Elegir las columnas' : `Revisar ${counted(all, 'producto', 'productos')}`}
            </Button>
          </>
        )}
        {isReviewed && effect && (
          <>
            <p className={`${styles.summaryLine} ${styles.wideOnly}`}>
              Nada cambia hasta que importes. Se puede deshacer 30 días.
            </p>
            <p className={styles.summaryLine} data-danger={effect.removed.length > 0}>
              {failed ? 'No se pudo comprobar con el servidor. Revisa tu conexión.' : summaryWords(effect, way)}
            </p>
            <Button
              variant={way.mode === 'replace' && effect.removed.length > 0 ? 'danger' : 'filled'}
              wide
              disabled={!file || (changesNothing && !failed)}
              saving={revision === null && !failed}
              onClick={failed ? retry : confirm}
            >
              {failed ? 'Reintentar' : changesNothing ? 'No cambia nada' : buttonWords(imported, leftOut.length, way)}
            </Button>
          </>
        )}
      </footer>
    </>
  );
}

const NO_EFFECT = {
  way: { mode: 'add' } satisfies ImportWay as ImportWay,
  effect: null,
  revision: null,
  failed: false,
  retry: () => undefined,
};

function doneOf({ repriced, added, removed }: FileEffect) {
  const changed = new Set(repriced.map(({ key }) => key)).size;
  return { repriced: changed, added: added.length, removed: removed.length };
}

function focusUndecided(columns: RefObject<HTMLDivElement | null>): void {
  // Of list and table only one is shown.
  const choices = [...(columns.current?.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]') ?? [])];
  const shown = choices.filter((choice) => choice.checkVisibility());
  const first = shown.find((choice) => choice.dataset.unsure === 'true') ?? shown[0];
  first?.scrollIntoView({ block: 'center' });
  first?.focus();
}

function undecidedWords(undecided: number, missing: readonly ('title' | 'price')[]): string {
  if (missing.length > 0)
    return `Falta la columna del ${missing.map((field) => (field === 'title' ? 'nombre' : 'precio')).join(' y la del ')}.`;
  return undecided === 1 ? 'Falta decidir una columna.' : `Falta decidir ${undecided} columnas.`;
}

function summaryWords({ removed, repriced, added, equal, kept }: FileEffect, { mode }: ImportWay): string {
  if (removed.length > 0) return `${counted(removed.length, 'producto va', 'productos van')} a la papelera.`;
  const prices = new Set(repriced.map(({ key }) => key)).size;
  const parts = [
    prices > 0 ? `Cambian ${counted(prices, 'precio', 'precios')}` : '',
    added.length > 0 ? `se agregan ${added.length.toLocaleString('es-AR')}` : '',
    mode === 'update' && equal.length > 0 ? `${equal.length.toLocaleString('es-AR')} quedan igual` : '',
    mode === 'update' && kept.length > 0
      ? `${kept.length.toLocaleString('es-AR')} no están en el archivo y se quedan`
      : '',
    'no se quita nada',
  ].filter((part) => part !== '');
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function buttonWords(imported: number, leftOut: number, { mode }: ImportWay): string {
  const count = counted(imported, 'producto', 'productos');
  if (mode === 'replace') return `Reemplazar con ${count}`;
  return leftOut > 0
    ? `Importar ${imported.toLocaleString('es-AR')} y dejar ${leftOut.toLocaleString('es-AR')} afuera`
    : `Importar ${count}`;
}
