import {
  changedOptionPrices,
  changedPrices,
  firstMoment,
  newKey,
  plannedMoment,
  shortDateTime,
  sortByOrder,
  type ChosenMoment,
  type Menu,
} from '@carta/domain';
import { selectTimeZone, useSelector } from '@carta/panel';
import { Button, Sheet, SheetButtons } from '@carta/ui';
import { useMemo, useState, type MouseEvent } from 'react';
import { counted } from '../counted.ts';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import type { Tool } from '../tools/tools-slice.ts';
import { Step } from '../tools/step.tsx';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { useTool } from '../tools/use-tool.ts';
import { MOMENT_PROBLEMS } from './moment-fields.tsx';
import { NEW_PRICE_DRAFT, priceChangeOf, roundingOf } from './price-draft.ts';
import { PriceForm } from './price-form.tsx';
import { GroupChoice } from './group-choice.tsx';
import { PricePreview } from './price-preview.tsx';
import { ItemChoice } from './item-choice.tsx';
import { itemGroups, itemsWithin } from './item-groups.ts';

/** 'Cambiar precios': of chosen items, a category or all, now or later; shows every old and new price before anything changes. */
export function PricesSheet() {
  const { menu, tool } = useTool('prices');
  return menu && tool ? <Prices menu={menu} tool={tool} /> : null;
}

const TITLES = { form: 'Cambiar precios', choice: 'Elegir productos', preview: 'Precios nuevos' };

interface PricesProps {
  readonly menu: Menu;
  readonly tool: Tool & { name: 'prices' };
}

function Prices({ menu, tool: { within, later = false } }: PricesProps) {
  const timeZone = useSelector(selectTimeZone);
  const close = useCloseTool();
  const send = useUnlockedDispatch();
  const [step, setStep] = useState<keyof typeof TITLES>('form');
  const [draft, setDraft] = useState(NEW_PRICE_DRAFT);
  const [error, setError] = useState<string>();
  // Kept while the owner looks at 'Ahora'.
  const [moment, setMoment] = useState<ChosenMoment>(() => firstMoment(timeZone, Date.now()));
  const [isLater, setLater] = useState(later);
  const [momentError, setMomentError] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(itemsWithin(menu, within)));
  const groups = useMemo(() => itemGroups(menu), [menu]);
  const items = groups.flatMap(({ own }) => own);
  const optionGroups = useMemo(() => sortByOrder(menu.optionGroups), [menu]);
  // Other products use them too: they change with a part of the menu only if the owner chooses them.
  const [chosenGroups, setChosenGroups] = useState<ReadonlySet<string>>(
    () => new Set(within === null ? menu.optionGroups.map(({ key }) => key) : []),
  );
  const chosenItems = items.filter(({ key }) => chosen.has(key));
  const chosenOptions = optionGroups.filter(({ key }) => chosenGroups.has(key));
  const chosenPrices = [...chosenItems, ...chosenOptions.flatMap(({ options }) => options)].map(({ price }) => price);
  const change = priceChangeOf(draft, chosenPrices);
  const { changes: itemChanges, outOfRange } = change.ok
    ? changedPrices(chosenItems, change.value)
    : { changes: [], outOfRange: [] };
  const optionChanges = change.ok ? changedOptionPrices(chosenOptions, change.value) : [];
  const changes = [...itemChanges, ...optionChanges];

  /** Returns when the prices change, in ms since 1970; null at once, undefined where the fields are wrong, and then says so. */
  const readMoment = (): number | null | undefined => {
    if (!isLater) return null;
    const read = plannedFromNow(moment, timeZone);
    setMomentError(read.ok ? undefined : MOMENT_PROBLEMS[read.reason]);
    return read.ok ? read.value : undefined;
  };
  const preview = () => {
    const problem = change.ok ? undefined : change.reason;
    setError(problem);
    const at = readMoment();
    if (problem === undefined && at !== undefined) setStep('preview');
  };
  const confirm = () => {
    const at = readMoment();
    // The moment may have passed while the owner read the prices.
    if (at === undefined) return setStep('form');
    close();
    if (at === null) return send(commandAction('menu/pricesChanged', changes));
    const isAll = chosenItems.length === items.length && chosenOptions.length === optionGroups.length;
    const targets = isAll
      ? { all: true as const }
      : { items: chosenItems.map(({ key }) => key), groups: chosenOptions.map(({ key }) => key) };
    if (change.ok)
      send(commandAction('menu-editor/pricesPlanned', { key: newKey(), at, change: change.value, ...targets }));
  };
  const at = isLater ? plannedMoment(moment, timeZone, 0) : null;
  const confirmed = isLater ? chosenPrices.length : changes.length;
  const actions = {
    form: <SheetButtons confirm="Ver precios nuevos" disabled={chosenPrices.length === 0} onCancel={close} />,
    choice: (
      <Button wide onClick={() => setStep('form')}>
        Listo
      </Button>
    ),
    preview: (
      <>
        {changes.length > 0 && (
          <Button wide onClick={firstClick(confirm)}>
            {`${isLater ? 'Programar' : 'Cambiar'} ${counted(confirmed, 'precio', 'precios')}`}
          </Button>
        )}
        <Button variant="quiet" wide onClick={firstClick(() => setStep('form'))}>
          Volver
        </Button>
      </>
    ),
  };
  return (
    <Sheet
      open
      title={TITLES[step]}
      onClose={close}
      actions={actions[step]}
      {...(step === 'form' && { onSubmit: preview })}
      {...(step === 'preview' && at?.ok && { description: `Desde el ${shortDateTime(at.value, timeZone)}` })}
    >
      <Step key={step} label={TITLES[step]}>
        {step === 'form' && (
          <PriceForm
            draft={draft}
            rounding={roundingOf(draft, chosenPrices)}
            error={error}
            chosen={chosenWords(chosenItems.length, items.length) + groupWords(chosenOptions.length)}
            onChange={(next) => {
              setDraft(next);
              setError(undefined);
            }}
            onChoose={() => setStep('choice')}
            moment={isLater ? moment : null}
            momentError={momentError}
            timeZone={timeZone}
            onLater={setLater}
            onMoment={(next) => {
              setMoment(next);
              setMomentError(undefined);
            }}
          />
        )}
        {step === 'choice' && (
          <>
            <ItemChoice groups={groups} chosen={chosen} onChoose={setChosen} />
            <GroupChoice groups={optionGroups} chosen={chosenGroups} onChoose={setChosenGroups} />
          </>
        )}
        {step === 'preview' && (
          <PricePreview groups={groups} optionGroups={optionGroups} changes={changes} outOfRange={outOfRange} />
        )}
      </Step>
    </Sheet>
  );
}

function chosenWords(chosen: number, all: number): string {
  if (chosen === 0) return 'Ninguno';
  if (chosen === all) return `Todo el menú · ${counted(all, 'producto', 'productos')}`;
  return `${chosen.toLocaleString('es-AR')} de ${counted(all, 'producto', 'productos')}`;
}

function groupWords(chosen: number): string {
  return chosen === 0 ? '' : ` · ${counted(chosen, 'grupo de opciones', 'grupos de opciones')}`;
}

/** For a button of a later step: the second click of a double click was meant for the button before it. */
function firstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

function plannedFromNow(moment: ChosenMoment, timeZone: string) {
  return plannedMoment(moment, timeZone, Date.now());
}
