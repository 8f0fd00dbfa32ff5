import { formatPrice, type Price } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button, Dialog, OptionCards } from '@carta/ui';
import { useState } from 'react';
import { valueOf, type Conflict } from './conflict.ts';
import { selectConflict, conflictSettled } from './outbox-slice.ts';

type Field = Conflict['fields'][number];
type Whose = 'mine' | 'theirs';

const NAMES: Partial<Record<Field, string>> = { title: 'Nombre', description: 'Descripción', price: 'Precio' };

/** The dialog in which the owner chooses between both values of each conflicting field. */
export function ConflictDialog() {
  const conflict = useSelector(selectConflict);
  return conflict && <Choice conflict={conflict} />;
}

function Choice({ conflict: { edit, current, fields } }: { readonly conflict: Conflict }) {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<Partial<Record<Field, Whose>>>({});
  const whoseOf = (field: Field) => chosen[field] ?? 'mine';
  const save = () => dispatch(conflictSettled({ mine: fields.filter((field) => whoseOf(field) === 'mine') }));
  const editOn = () => dispatch(conflictSettled({ mine: null }));
  return (
    <Dialog
      open
      title="Esto cambió mientras lo editabas"
      description="Se cambió también desde otro lugar. Elige qué queda."
      onClose={editOn}
      onSubmit={save}
      actions={
        <>
          <Button variant="secondary" wide onClick={editOn}>
            Seguir editando
          </Button>
          <Button type="submit" wide>
            Guardar
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <OptionCards
          key={field}
          label={NAMES[field] ?? ''}
          value={whoseOf(field)}
          options={[
            { value: 'mine', label: 'Lo que escribiste', text: shown(valueOf(edit.changes, field)) },
            { value: 'theirs', label: 'Lo que hay ahora', text: shown(valueOf(current, field)) },
          ]}
          onChange={(whose) => setChosen({ ...chosen, [field]: whose })}
        />
      ))}
    </Dialog>
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value || '(vacío)';
  return formatPrice(value as Price);
}
