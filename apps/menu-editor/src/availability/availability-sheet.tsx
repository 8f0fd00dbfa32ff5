import {
  categoryTitle,
  findCategory,
  hoursOfWeek,
  hoursWords,
  isChanged,
  isWholeWeek,
  weekOf,
  type Category,
  type Hours,
} from '@carta/domain';
import { SegmentedControl, Sheet, SheetButtons } from '@carta/ui';
import { useMemo, useState } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { useTool } from '../tools/use-tool.ts';
import { useRecordsPreview } from '../use-records-preview.ts';
import { WeekEditor } from '../hours-fields/week-editor.tsx';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORDS = { open: 'Se vende', closed: 'No se vende' };

const PRESETS: Readonly<Record<'always' | 'noon' | 'night', Hours>> = {
  always: [],
  noon: [{ days: EVERY_DAY, from: '12:00', to: '16:00' }],
  night: [{ days: EVERY_DAY, from: '20:00', to: '01:00' }],
};

const WAYS = [
  { value: 'always', label: 'Siempre' },
  { value: 'noon', label: 'Mediodía' },
  { value: 'night', label: 'Noche' },
  { value: 'own', label: 'Otro' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** 'Cuándo se vende': when the products of a category are sold. */
export function AvailabilitySheet() {
  const { menu, tool } = useTool('availability');
  const category = menu && tool ? findCategory(menu, tool.target) : undefined;
  const close = useCloseTool({ gone: !category });
  return category ? <Availability category={category} close={close} /> : null;
}

function Availability({ category, close }: { readonly category: Category; readonly close: () => void }) {
  const send = useUnlockedDispatch();
  const stored = category.availability ?? [];
  const [way, setWay] = useState(() => wayOf(stored));
  const [week, setWeek] = useState(() => weekOf(stored));
  const availability = useMemo(() => (way === 'own' ? hoursOfWeek(week) : PRESETS[way]), [way, week]);
  const isReady = way !== 'own' || (isWholeWeek(week) && availability.length > 0);
  const { key } = category;
  useRecordsPreview(
    key,
    useMemo(() => [{ key, availability }], [key, availability]),
  );
  const choose = (next: Way) => {
    // An own week begins with what was chosen before.
    if (next === 'own' && availability.length > 0) setWeek(weekOf(availability));
    setWay(next);
  };
  const confirm = () => {
    close();
    if (isChanged(stored, availability))
      send(commandAction('menu/categoryChanged', { key, changes: { availability } }));
  };
  return (
    <Sheet
      open
      title="Cuándo se vende"
      description={`Elige a qué hora se puede pedir lo de ${categoryTitle(category)}. A otras horas los comensales lo ven, con su horario al lado, y no lo pueden pedir.`}
      onClose={close}
      onSubmit={confirm}
      actions={<SheetButtons confirm="Guardar" disabled={!isReady} onCancel={close} />}
    >
      <SegmentedControl label="Cuándo" options={WAYS} value={way} onChange={choose} />
      {way === 'own' ? (
        <WeekEditor week={week} words={WORDS} onChange={(changed) => setWeek(changed.map((day) => [...day]))} />
      ) : (
        <p>{availability.length === 0 ? 'Todo el tiempo' : sentence(hoursWords(availability))}</p>
      )}
    </Sheet>
  );
}

function wayOf(availability: Hours): Way {
  const known = (['always', 'noon', 'night'] as const).find((way) => !isChanged(PRESETS[way], availability));
  return known ?? 'own';
}

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
