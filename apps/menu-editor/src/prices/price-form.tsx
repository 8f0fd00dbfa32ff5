import { PRICE_ROUNDINGS, type ChosenMoment, type PriceRounding } from '@carta/domain';
import { ListGroup, Row, SegmentedControl, Select, TextField } from '@carta/ui';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { MomentFields } from './moment-fields.tsx';
import type { PriceDraft } from './price-draft.ts';
import styles from './prices-sheet.module.css';

const DIRECTIONS = [
  { value: 'up', label: 'Subir' },
  { value: 'down', label: 'Bajar' },
] as const;

const KINDS = [
  { value: 'percent', label: 'Porcentaje' },
  { value: 'amount', label: 'Monto' },
] as const;

const TIMES = [
  { value: 'now', label: 'Ahora' },
  { value: 'later', label: 'Más tarde', icon: CalendarClock },
] as const;

const ROUNDING_LABELS: Readonly<Record<PriceRounding, string>> = {
  none: 'Sin redondear',
  '10': 'A $ 10',
  '50': 'A $ 50',
  '100': 'A $ 100',
  '500': 'A $ 500',
  '1000': 'A $ 1.000',
  '90': 'Terminado en 90',
};

interface PriceFormProps {
  readonly draft: PriceDraft;
  /** The draft's rounding for the chosen prices. */
  readonly rounding: PriceRounding;
  /** Error of the typed value. */
  readonly error: string | undefined;
  /** Text that says how many items are chosen. */
  readonly chosen: string;
  readonly onChange: (draft: PriceDraft) => void;
  readonly onChoose: () => void;
  /** When the prices change; null at once. */
  readonly moment: ChosenMoment | null;
  /** Error of the moment. */
  readonly momentError: string | undefined;
  readonly timeZone: string;
  readonly onLater: (later: boolean) => void;
  readonly onMoment: (moment: ChosenMoment) => void;
}

/** The form of a price change: which items, by how much, and when. */
export function PriceForm({ draft, rounding, error, chosen, onChange, onChoose, ...when }: PriceFormProps) {
  const isPercent = draft.kind === 'percent';
  const [hasChosenTime, setChosenTime] = useState(false);
  return (
    <>
      <ListGroup>
        <Row
          title="Productos"
          detail={chosen}
          onPress={onChoose}
          end={<ChevronRight className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden />}
        />
      </ListGroup>
      <SegmentedControl
        label="Qué hacer"
        options={DIRECTIONS}
        value={draft.direction}
        onChange={(direction) => onChange({ ...draft, direction })}
      />
      <SegmentedControl
        label="Por"
        options={KINDS}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      <div className={styles.value}>
        <TextField
          label={isPercent ? 'Porcentaje' : 'Monto'}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={draft.typed}
          error={error}
          onChange={({ target }) => onChange({ ...draft, typed: target.value })}
          {...(isPercent ? { end: <span className={styles.percent}>%</span> } : { prefix: '$' })}
        />
        <Select
          label="Redondeo"
          value={rounding}
          onChange={({ target }) => {
            const picked = PRICE_ROUNDINGS.find((value) => value === target.value);
            if (picked) onChange({ ...draft, rounding: picked });
          }}
        >
          {PRICE_ROUNDINGS.map((value) => (
            <option key={value} value={value}>
              {ROUNDING_LABELS[value]}
            </option>
          ))}
        </Select>
      </div>
      <SegmentedControl
        label="Cuándo"
        options={TIMES}
        value={when.moment ? 'later' : 'now'}
        onChange={(time) => {
          setChosenTime(true);
          when.onLater(time === 'later');
        }}
      />
      {when.moment && (
        // They appear below what a phone shows of the sheet.
        <div ref={hasChosenTime ? scrollIntoView : undefined}>
          <MomentFields
            value={when.moment}
            timeZone={when.timeZone}
            error={when.momentError}
            onChange={when.onMoment}
          />
        </div>
      )}
    </>
  );
}

function scrollIntoView(fields: HTMLElement | null): void {
  fields?.scrollIntoView({ block: 'nearest' });
}
