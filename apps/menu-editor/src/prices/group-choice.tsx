import type { OptionGroup } from '@carta/domain';
import { Checkbox } from '@carta/ui';
import { counted } from '../counted.ts';
import styles from './item-choice.module.css';

interface GroupChoiceProps {
  readonly groups: readonly OptionGroup[];
  /** Keys of the ticked groups. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the option groups whose prices change. [PRICE-14] */
export function GroupChoice({ groups, chosen, onChoose }: GroupChoiceProps) {
  if (groups.length === 0) return null;
  const tick = (ticked: readonly OptionGroup[], checked: boolean) => {
    const keys = new Set(ticked.map(({ key }) => key));
    onChoose(new Set(groups.map(({ key }) => key).filter((key) => (keys.has(key) ? checked : chosen.has(key)))));
  };
  return (
    <div className={styles.list}>
      <Checkbox
        label="Opciones y tamaños"
        checked={chosen.size === groups.length}
        indeterminate={chosen.size > 0 && chosen.size < groups.length}
        onChange={(checked) => tick(groups, checked)}
      />
      <div className={styles.items}>
        {groups.map((group) => (
          <Checkbox
            key={group.key}
            label={group.title}
            detail={counted(group.options.length, 'opción', 'opciones')}
            checked={chosen.has(group.key)}
            onChange={(checked) => tick([group], checked)}
          />
        ))}
      </div>
    </div>
  );
}
