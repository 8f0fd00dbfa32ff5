import { isSoldOut, itemsWithGroup, ruleWords, type Item, type OptionGroup } from '@carta/domain';
import { useCannotOpen, useSelector } from '@carta/panel';
import { IconTile, Menu, MenuItem, Tag } from '@carta/ui';
import { Clock, Copy, ListPlus, Pencil, Ruler, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DangerItem } from '../danger-item.tsx';
import { counted } from '../counted.ts';
import { selectIsPending } from '../outbox/outbox-slice.ts';
import plain from '../plain-button.module.css';
import words from '../words.module.css';
import styles from './group-row.module.css';

interface GroupRowProps {
  readonly group: OptionGroup;
  /** Of the whole menu. */
  readonly items: readonly Item[];
  readonly onOpen: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** A group in the list: what can be chosen, how many, and in how many products. [CHOOSE-1] */
export function GroupRow({ group, items, onOpen, onDuplicate, onRemove }: GroupRowProps) {
  const pending = useSelector(selectIsPending(group.key));
  const cannotOpen = useCannotOpen();
  const { title, pricing, options } = group;
  const uses = itemsWithGroup(items, group.key).length;
  const [now] = useState(() => Date.now());
  const soldOut = options.filter(({ soldOutUntil }) => isSoldOut(soldOutUntil, now)).length;
  return (
    <div className={styles.row}>
      <button type="button" className={`${plain.button} ${styles.open}`} onClick={onOpen}>
        <IconTile icon={pricing === 'replace' ? Ruler : ListPlus} />
        <span className={styles.words}>
          <span className={words.title}>{title}</span>{' '}
          <span className={`${words.detail} ${styles.options}`}>{optionTitles(group)}</span>{' '}
          <span className={`${words.line} ${styles.rule}`}>
            {[ruleWords(group), ...(uses > 0 ? [`en ${counted(uses, 'producto', 'productos')}`] : [])].join(' · ')}
            {soldOut > 0 && <Tag tone="danger">{counted(soldOut, 'agotado', 'agotados')}</Tag>}
            {uses === 0 && <Tag tone="warning">Sin usar</Tag>}
            {pending && (
              <Tag tone="warning" icon={Clock}>
                Pendiente
              </Tag>
            )}
          </span>
        </span>
      </button>
      <Menu label={`Opciones de ${title}`} onCannotOpen={cannotOpen}>
        <MenuItem icon={Pencil} onSelect={onOpen}>
          Editar
        </MenuItem>
        <MenuItem icon={Copy} onSelect={onDuplicate}>
          Duplicar
        </MenuItem>
        <DangerItem icon={Trash2} onSelect={onRemove}>
          Eliminar
        </DangerItem>
      </Menu>
    </div>
  );
}

/** 'Chica, mediana, grande'. */
function optionTitles({ options }: OptionGroup): string {
  return options.map(({ title }, index) => (index === 0 ? title : title.toLocaleLowerCase('es'))).join(', ');
}
