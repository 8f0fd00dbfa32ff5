/** @jsxImportSource preact */
import {
  checkSelection,
  isSoldOut,
  priceInCents,
  type CheckedLine,
  type PublicItem,
  type PublicOptionGroup,
  type Selection,
} from '@carta/domain';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { missingGroup, shownGroups } from '../item/missing-group.ts';
import { OptionGroup } from '../item/option-group.tsx';
import type { OrderStore } from '../order-store.ts';
import { Amount } from '../ui/amount.tsx';
import buttons from '../ui/buttons.module.css';
import { Choice } from '../ui/choice.tsx';
import { Quantity } from '../ui/quantity.tsx';
import { TextArea } from '../ui/text-field.tsx';
import styles from './line-editor.module.css';

interface LineEditorProps {
  readonly store: OrderStore;
  readonly checked: CheckedLine;
  readonly item: PublicItem;
  readonly name: string;
  readonly onRemove: () => void;
}

/** Most sizes that stand beside each other. */
const SEGMENTS = 3;

/** A line of the order in its place: size, extras, note and quantity. */
export function LineEditor({ store, checked, item, name, onRemove }: LineEditorProps) {
  const { menu, now } = store.state;
  const { line } = checked;
  const [selection, setSelection] = useState(checked.selection);
  const [quantity, setQuantity] = useState(line.quantity);
  const [note, setNote] = useState(line.note);
  const [isMarked, setMarked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const groups = shownGroups(item, menu.optionGroups);
  const price = checkSelection(item, menu.optionGroups, selection, now);
  const cents = price.ok ? priceInCents(price.value) : line.cents;
  const missing = missingGroup(groups, selection);
  const save = () => {
    if (!price.ok) return setMarked(true);
    store.replace({ ...line, title: item.title, selection, quantity, note, cents });
    store.back();
  };
  return (
    <div ref={frame} class={styles.frame} role="group" aria-label={`${cartaWords.changeLine} ${name}`} tabIndex={-1}>
      <p class={styles.title}>
        <b>{item.title}</b> <Amount cents={cents * quantity} />
      </p>
      {groups.map((group) => {
        const problem = isMarked && group === missing ? cartaWords.choice(group) : undefined;
        const choose = (keys: readonly string[]) => setSelection({ ...selection, [group.key]: keys });
        return group.pricing === 'replace' && group.options.length <= SEGMENTS ? (
          <Sizes key={group.key} group={group} now={now} selection={selection} problem={problem} onChoose={choose} />
        ) : (
          <OptionGroup
            key={group.key}
            group={group}
            now={now}
            item={item}
            problem={problem}
            chosen={selection[group.key] ?? []}
            onChoose={choose}
          />
        );
      })}
      <TextArea label={cartaWords.lineNotes} maxLength={200} value={note} onChange={setNote} />
      <div class={styles.actions}>
        <Quantity of={name} value={quantity} onChange={setQuantity} onRemove={onRemove} />
        <div>
          <button type="button" class={buttons.quiet} onClick={store.back}>
            {cartaWords.cancel}
          </button>
          <button type="button" class={buttons.main} aria-disabled={!price.ok} onClick={save}>
            {cartaWords.done}
          </button>
        </div>
      </div>
    </div>
  );
}

interface SizesProps {
  readonly group: PublicOptionGroup;
  /** In ms since 1970. */
  readonly now: number;
  readonly selection: Selection;
  readonly problem: string | undefined;
  readonly onChoose: (keys: readonly string[]) => void;
}

function Sizes({ group, now, selection, problem, onChoose }: SizesProps) {
  return (
    <Choice
      name="tamano"
      look="segments"
      legend={group.title}
      options={group.options.map((option) => ({ ...option, disabled: isSoldOut(option.soldOutUntil, now) }))}
      value={selection[group.key]?.[0] ?? null}
      onChange={(key) => onChoose([key])}
      problem={problem}
    />
  );
}
