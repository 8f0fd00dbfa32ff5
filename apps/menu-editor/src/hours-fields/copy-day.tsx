import { Checkbox, Sheet, SheetButtons } from '@carta/ui';
import { useState } from 'react';
import { DAYS } from './days.ts';

interface CopyDayProps {
  /** The day whose shifts are copied; 0 is Monday. */
  readonly day: number;
  readonly onCopy: (days: number[]) => void;
  readonly onClose: () => void;
}

/** 'Copiar a…': the days that get the shifts of another. */
export function CopyDay({ day, onCopy, onClose }: CopyDayProps) {
  const others = DAYS.map((_, index) => index).filter((index) => index !== day);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (index: number, checked: boolean) =>
    setChosen(checked ? [...chosen, index] : chosen.filter((other) => other !== index));
  const isAll = chosen.length === others.length;
  return (
    <Sheet
      open
      title={`Copiar ${DAYS[day]?.toLowerCase()} a…`}
      onClose={onClose}
      onSubmit={() => onCopy([...chosen])}
      actions={<SheetButtons confirm="Copiar" disabled={chosen.length === 0} onCancel={onClose} />}
    >
      <div>
        <Checkbox
          label="Todos los días"
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={(all) => setChosen(all ? others : [])}
        />
        {others.map((index) => (
          <Checkbox
            key={index}
            label={DAYS[index] ?? ''}
            checked={chosen.includes(index)}
            onChange={(checked) => toggle(index, checked)}
          />
        ))}
      </div>
    </Sheet>
  );
}
