import type { FileEffect, ImportWay, Menu } from '@carta/domain';
import { selectMenu, useNavigate, useSelector } from '@carta/panel';
import { closeLayers, ScreenHeader, SegmentedControl, useBackLayer } from '@carta/ui';
import { CircleCheck } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { counted } from '../counted.ts';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { ChooseFile } from './choose-file.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { Effects } from './effects.tsx';
import { FileCard } from './file-card.tsx';
import { changesNothing, ColumnsFoot, EffectFoot, pricesIn } from './import-foot.tsx';
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
    if (!isCurrent) return;
    if (undecided > 0 || missing.length > 0) focusUndecided(columns);
    else {
      if (table) void rememberChoices(chosen.sign, decisions.choices);
      onReviewed(true);
    }
  };
  const confirm = () => {
    if (!file || !effect || revision === null) return;
    const done = { ...doneOf(effect), withoutPrice: decisions.withoutPrice.size, leftOut: [...leftOut] };
    send(commandAction('menu-editor/importConfirmed', { file, mode: way.mode, rest: way.rest, revision, done }));
    closeLayers(() => void navigate('/panel/menu/flat'));
  };
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
                  { value: 'problems', label: 'Problemas', count: faults },
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
            {changesNothing(effect) && (
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
          <ColumnsFoot undecided={undecided} missing={missing} products={all} isReading={!isCurrent} onNext={next} />
        )}
        {isReviewed && effect && (
          <EffectFoot
            effect={effect}
            way={way}
            leftOut={leftOut.length}
            check={failed ? 'failed' : revision === null ? 'waiting' : 'done'}
            onConfirm={confirm}
            onRetry={retry}
          />
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

const doneOf = (effect: FileEffect) => ({
  repriced: pricesIn(effect),
  added: effect.added.length,
  removed: effect.removed.length,
});

function focusUndecided(columns: RefObject<HTMLDivElement | null>): void {
  // Of list and table only one is shown.
  const choices = [...(columns.current?.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]') ?? [])];
  const shown = choices.filter((choice) => choice.checkVisibility());
  const first = shown.find((choice) => choice.dataset.unsure === 'true') ?? shown[0];
  first?.scrollIntoView({ block: 'center' });
  first?.focus();
}
