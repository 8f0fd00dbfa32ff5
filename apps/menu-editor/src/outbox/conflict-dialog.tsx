import {
  ALLERGENS,
  allergenList,
  categoryTitle,
  DIET_NAMES,
  formatPrice,
  groupsOf,
  itemTitle,
  ruleWords,
  type Allergens,
  type Diet,
  type GroupRule,
  type OptionGroup,
  type Price,
  unbrokenPrices,
} from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { Dialog, DialogButtons, OptionCards } from '@carta/ui';
import { useState } from 'react';
import type { EditedOption } from './commands/group-values.ts';
import { valueOf, type Conflict, type RecordEdit } from './conflict.ts';
import { selectConflict, conflictSettled } from './outbox-slice.ts';

type Field = Conflict['fields'][number];
type Whose = 'mine' | 'theirs';

const NAMES: Partial<Record<Field, string>> = {
  title: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  optionGroups: 'Opciones y tamaños',
  diets: 'Apto para',
  allergens: 'Alérgenos',
  rule: 'Se eligen',
  options: 'Opciones',
};

/** The dialog in which the owner chooses between both values of each conflicting field. */
export function ConflictDialog() {
  const conflict = useSelector(selectConflict);
  return conflict && <Choice conflict={conflict} />;
}

function Choice({ conflict: { edit, current, fields } }: { readonly conflict: Conflict }) {
  const dispatch = useDispatch();
  const groups = useSelector(selectMenu)?.optionGroups ?? [];
  const textOf = (holder: object, field: Field) =>
    (TEXTS[field] ?? String)(valueOf(holder, field), groups) || '(vacío)';
  const [chosen, setChosen] = useState<Partial<Record<Field, Whose>>>({});
  const whoseOf = (field: Field) => chosen[field] ?? 'mine';
  const save = () => dispatch(conflictSettled({ mine: fields.filter((field) => whoseOf(field) === 'mine') }));
  const editOn = () => dispatch(conflictSettled({ mine: null }));
  return (
    <Dialog
      open
      title="Esto cambió mientras lo editabas"
      description={`«${titleOf(edit)}» se cambió también desde otro lugar. Elige qué queda.`}
      onClose={editOn}
      onSubmit={save}
      actions={<DialogButtons confirm="Guardar" cancel="Seguir editando" onCancel={editOn} />}
    >
      {fields.map((field) => (
        <OptionCards
          key={field}
          label={NAMES[field] ?? ''}
          value={whoseOf(field)}
          options={[
            { value: 'mine', label: 'Lo que escribiste', text: unbrokenPrices(textOf(edit.changes, field)) },
            { value: 'theirs', label: 'Lo que hay ahora', text: unbrokenPrices(textOf(current, field)) },
          ]}
          onChange={(whose) => setChosen({ ...chosen, [field]: whose })}
        />
      ))}
    </Dialog>
  );
}

function titleOf({ kind, base }: RecordEdit): string {
  if (kind === 'optionGroup') return base.title;
  return kind === 'category' ? categoryTitle(base) : itemTitle(base);
}

/** Texts of the values that are none themselves. */
const TEXTS: Partial<Record<Field, (value: unknown, groups: readonly OptionGroup[]) => string>> = {
  price: (value) => formatPrice(value as Price),
  optionGroups: (value, groups) => titlesOf(groupsOf({ optionGroups: value as string[] | undefined }, groups)),
  diets: (value = []) => (value as Diet[]).map((diet) => DIET_NAMES[diet]).join(', '),
  allergens: (value = {}) => allergensText(value as Allergens),
  rule: (value) => ruleWords(value as GroupRule),
  options: (value) => (value as EditedOption[]).map(optionText).join(', '),
};

function titlesOf(groups: readonly OptionGroup[]): string {
  return groups.map(({ title }) => title).join(', ');
}

function optionText({ title, price, show, neutral }: EditedOption): string {
  const details = [show === false && 'oculta', neutral && 'no cambia alérgenos ni dietas'].filter(Boolean);
  return `${title} ${formatPrice(price)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function allergensText(allergens: Allergens): string {
  const having = (state: 'contains' | 'free') => ALLERGENS.filter((code) => allergens[code] === state);
  const [contained, free] = [having('contains'), having('free')];
  return [
    contained.length > 0 ? `Contiene ${allergenList(contained)}` : '',
    free.length > 0 ? `Libre de ${allergenList(free)}` : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
}
