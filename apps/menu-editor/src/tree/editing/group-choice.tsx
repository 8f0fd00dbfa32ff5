import { isChanged, isFoundIn, newKey, ruleWords, sortByOrder, type Menu, type OptionGroup } from '@carta/domain';
import { DraftSheet, useKeptDraft } from '@carta/settings';
import { Button, SearchField, Sheet, SheetButtons } from '@carta/ui';
import { ListPlus, Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { useDiscard } from '../../discard/use-discard.tsx';
import { groupDraftFields, NEW_GROUP, NO_ERRORS, readGroup, type GroupDraft } from '../../option-fields/group-draft.ts';
import { GroupFields } from '../../option-fields/group-fields.tsx';
import { commandAction } from '../../outbox/command-action.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import plain from '../../plain-button.module.css';
import words from '../../words.module.css';
import styles from './group-choice.module.css';

interface GroupChoiceProps {
  readonly menu: Menu;
  /** Keys of the groups that the item has. */
  readonly used: readonly string[];
  readonly hasSize: boolean;
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

/** Adds a group to an item: one that exists, found by its name or its options, or one that is made here. */
export function GroupChoice({ menu, used, hasSize, onChoose, onClose }: GroupChoiceProps) {
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState(menu.optionGroups.length === 0);
  if (creating) return <NewGroup title={search.trim()} hasSize={hasSize} onChoose={onChoose} onClose={onClose} />;
  const others = sortByOrder(menu.optionGroups).filter(({ key }) => !used.includes(key));
  const found = others.filter((group) => isFoundIn(search, textOf(group)));
  return (
    <Sheet
      open
      title="Agregar grupo"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" icon={Plus} wide onClick={() => setCreating(true)}>
            {search.trim() === '' ? 'Crear grupo' : `Crear «${search.trim()}»`}
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <SearchField label="Buscar un grupo" value={search} onChange={setSearch} />
      {found.length === 0 && (
        <p role="status" className={words.muted}>
          {others.length === 0 ? 'Ya tiene todos los grupos' : `No encontramos «${search.trim()}»`}
        </p>
      )}
      <ul className={styles.list} aria-label="Grupos">
        {found.map((group) => (
          <li key={group.key}>
            <Choice group={group} isSecondSize={hasSize && group.pricing === 'replace'} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly group: OptionGroup;
  readonly isSecondSize: boolean;
  readonly onChoose: (key: string) => void;
}

function Choice({ group, isSecondSize, onChoose }: ChoiceProps) {
  const Icon = group.pricing === 'replace' ? Ruler : ListPlus;
  return (
    <button
      type="button"
      className={`${plain.button} ${styles.group}`}
      disabled={isSecondSize}
      onClick={() => onChoose(group.key)}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <span className={styles.words}>
        <span className={words.title}>{group.title}</span>
        <span className={`${words.detail} ${words.cut}`}>
          {isSecondSize ? 'El producto ya tiene un tamaño' : `${ruleWords(group)} · ${optionTitles(group)}`}
        </span>
      </span>
    </button>
  );
}

function NewGroup({ title, hasSize, onChoose, onClose }: Omit<GroupChoiceProps, 'menu' | 'used'> & { title: string }) {
  const change = useUnlockedDispatch();
  const [draft, setDraft] = useState({ ...NEW_GROUP, title });
  const [errors, setErrors] = useState(NO_ERRORS);
  const [initial] = useState(draft);
  const isTyped = isChanged(initial, draft);
  const kept = useKeptDraft<GroupDraft>({
    form: 'group/new',
    typed: isTyped ? draft : null,
    isUseful: (left) => isChanged(initial, left),
    onResume: (left) => setDraft({ ...draft, ...left }),
  });
  const { leave, question } = useDiscard(isTyped, () => {
    kept.drop();
    onClose();
  });
  const sizeProblem = hasSize ? 'El producto ya tiene un tamaño.' : undefined;
  const create = () => {
    const reading = readGroup(draft);
    setErrors(reading.ok ? NO_ERRORS : reading.errors);
    if (!reading.ok || (hasSize && draft.pricing === 'replace')) return;
    const key = newKey();
    kept.drop();
    change(commandAction('menu-editor/groupAdditionConfirmed', { key, values: reading.values }));
    onChoose(key);
  };
  return (
    <>
      <Sheet
        open
        title="Crear grupo"
        onClose={leave}
        onSubmit={create}
        actions={<SheetButtons confirm="Crear y agregar" onCancel={leave} />}
      >
        <DraftSheet
          kept={kept}
          of="Grupo nuevo"
          fields={kept.found ? groupDraftFields(initial, kept.found.value) : []}
        />
        <GroupFields
          draft={draft}
          errors={errors}
          sizeProblem={sizeProblem}
          sells={false}
          onChange={(next) => {
            setDraft({ ...draft, ...next });
            setErrors(NO_ERRORS);
          }}
        />
      </Sheet>
      {question}
    </>
  );
}

function textOf({ title, options }: OptionGroup): string {
  return [title, ...options.map((option) => option.title)].join(' ');
}

function optionTitles({ options }: OptionGroup): string {
  return options.map(({ title }) => title).join(', ');
}
