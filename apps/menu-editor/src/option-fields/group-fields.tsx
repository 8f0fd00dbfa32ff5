import { OPTION_LIMITS, ruleWithin, ruleWords, type GroupRule } from '@carta/domain';
import { AddButton, Alert, Card, SegmentedControl, StepperLine, Switch, TextField } from '@carta/ui';
import { SortableList } from '@carta/ui/sortable';
import { Plus, Ruler } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  newOption,
  optionName,
  withOptions,
  type GroupDraft,
  type GroupErrors,
  type OptionDraft,
} from './group-draft.ts';
import { OptionRow } from './option-row.tsx';
import styles from './group-fields.module.css';

const PRICINGS = [
  { value: 'add', label: 'Se suma', icon: Plus },
  { value: 'replace', label: 'Lo reemplaza', icon: Ruler },
] as const;

interface GroupFieldsProps {
  readonly draft: GroupDraft;
  readonly errors: GroupErrors;
  /** Why the group cannot be a size; undefined if it can. */
  readonly sizeProblem?: string | undefined;
  /** False for a group that does not exist yet: its options cannot be sold out. */
  readonly sells: boolean;
  readonly onChange: (draft: GroupDraft) => void;
}

/** The fields of an option group: name, what its prices do, how many are chosen, the options. */
export function GroupFields({ draft, errors, sizeProblem, sells, onChange }: GroupFieldsProps) {
  const { title, pricing, options } = draft;
  const change = (rule: GroupRule) => onChange({ ...draft, ...ruleWithin(rule, options.length) });
  return (
    <>
      <TextField
        label="Nombre"
        autoComplete="off"
        placeholder="Por ejemplo, Agregados"
        value={title}
        error={errors.title}
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
      />
      <SegmentedControl
        label="Al precio del producto, cada opción"
        options={PRICINGS}
        value={pricing}
        onChange={(chosen) => change({ ...draft, pricing: chosen })}
      />
      {pricing === 'replace' && sizeProblem !== undefined && <Alert>{sizeProblem}</Alert>}
      {pricing === 'replace' ? (
        <p className={styles.note}>Quien pide elige un tamaño, y su precio toma el lugar del precio del producto.</p>
      ) : (
        <Rule draft={draft} onChange={change} />
      )}
      <Options draft={draft} errors={errors} sells={sells} onChange={onChange} />
    </>
  );
}

/** How many are chosen, in words. [CHOOSE-1] [CHOOSE-2] */
function Rule({ draft, onChange }: { readonly draft: GroupDraft; readonly onChange: (rule: GroupRule) => void }) {
  const { min, max, options } = draft;
  const highest = Math.max(1, options.length);
  const required = min > 0;
  return (
    <Card>
      <div className={styles.rule}>
        <StepperLine
          label="Se eligen"
          words={required ? ruleWords({ ...draft, pricing: 'add' }).replace('Obligatorio, ', '') : `Hasta ${max}`}
          onLess={max > 1 ? () => onChange({ ...draft, max: max - 1 }) : undefined}
          onMore={max < highest ? () => onChange({ ...draft, max: max + 1 }) : undefined}
        />
        <Switch
          label="Obligatorio"
          detail={required ? `Hay que elegir al menos ${min}` : 'Puede no elegir ninguno'}
          checked={required}
          onChange={(checked) => onChange({ ...draft, min: checked ? 1 : 0 })}
        />
        {required && max > 1 && (
          <StepperLine
            label="Como mínimo"
            words={`Elegir ${min}`}
            onLess={min > 1 ? () => onChange({ ...draft, min: min - 1 }) : undefined}
            onMore={min < max ? () => onChange({ ...draft, min: min + 1 }) : undefined}
          />
        )}
      </div>
    </Card>
  );
}

function Options({ draft, errors, sells, onChange }: Omit<GroupFieldsProps, 'sizeProblem'>) {
  const [editing, setEditing] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { options, pricing } = draft;
  const set = (next: readonly OptionDraft[]) => onChange(withOptions(draft, next));
  const addOption = () => {
    if (options.length >= OPTION_LIMITS.options) return;
    const option = newOption();
    set([...options, option]);
    setEditing(option.key);
  };
  const close = () => {
    setEditing(null);
    add.current?.focus();
  };
  const remove = (key: string) => {
    set(options.filter((option) => option.key !== key));
    setEditing(null);
  };
  const move = (key: string, toIndex: number) => {
    const moved = options.filter((option) => option.key === key);
    set(options.filter((option) => option.key !== key).toSpliced(toIndex, 0, ...moved));
  };
  return (
    <section aria-labelledby="opciones" className={styles.options}>
      <h2 id="opciones" className={styles.heading}>
        Opciones
      </h2>
      {errors.options !== undefined && <Alert>{errors.options}</Alert>}
      <div className={styles.card}>
        <SortableList label="Opciones" records={options} titleOf={optionName} onMoved={move}>
          {(option) => (
            <OptionRow
              option={option}
              pricing={pricing}
              sells={sells}
              editing={editing === option.key || errors.byOption[option.key] !== undefined}
              autoFocus={editing === option.key}
              errors={errors.byOption[option.key]}
              onEdit={() => setEditing(option.key)}
              onClose={close}
              onNext={addOption}
              onChange={(changed) => set(options.map((one) => (one.key === changed.key ? changed : one)))}
              onRemove={() => remove(option.key)}
            />
          )}
        </SortableList>
        <AddButton inCard ref={add} disabled={options.length >= OPTION_LIMITS.options} onClick={addOption}>
          Agregar opción
        </AddButton>
      </div>
    </section>
  );
}
