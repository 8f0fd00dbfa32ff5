import {
  categoryTitle,
  findCategory,
  MAX_PASTED_LINES,
  parsePrice,
  pastedItems,
  TEXT_LIMITS,
  textProblem,
  type Category,
  type PastedItem,
} from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { useKeptDraft } from '@carta/settings';
import { Button, Sheet, SheetButtons, TextArea, TextField } from '@carta/ui';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '../counted.ts';
import { useDiscard } from '../discard/use-discard.tsx';
import { typedAddition } from '../outbox/additions.ts';
import type { TypedRecord } from '../outbox/commands/add.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { Step } from '../tools/step.tsx';
import type { PastedList } from '../tools/tools-slice.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { useTool } from '../tools/use-tool.ts';
import { revealRequested } from '../tree-state/tree-slice.ts';
import { PastePreview, type PreviewedItem } from './paste-preview.tsx';
import styles from './paste-preview.module.css';

/** 'Pegar lista': the owner pastes a list, sees the items that it makes, and adds them to a category, or to one that is made with them. */
export function PasteSheet() {
  const { menu, tool: list } = useTool('paste');
  const close = useCloseTool();
  return menu && list ? <Paste category={findCategory(menu, list.target) ?? null} pasted={list} close={close} /> : null;
}

interface PasteProps {
  /** Null for one that is made; also once another session has deleted it. */
  readonly category: Category | null;
  readonly pasted: PastedList;
  readonly close: () => void;
}

function Paste({ category, pasted, close }: PasteProps) {
  const dispatch = useDispatch();
  const change = useUnlockedDispatch();
  const [title, setTitle] = useState(pasted.title ?? '');
  const [titleFault, setTitleFault] = useState<string>();
  const [text, setText] = useState(pasted.text);
  const [problem, setProblem] = useState(() => (text === '' ? undefined : problemOf(pastedItems(text))));
  const [editing, setEditing] = useState(category === null || text === '' || problem !== undefined);
  const [typedPrices, setTypedPrices] = useState<Readonly<Record<number, string>>>({});
  const read = useMemo(() => pastedItems(text), [text]);
  const items = read.map((item, index) => previewed(item, typedPrices[index] ?? ''));
  const ready = items.flatMap(({ made }) => (made ? [made] : []));
  const waiting = items.filter(({ made }) => !made);

  const target = category?.key ?? null;
  const hasTyped = `${title}${text}`.trim() !== '';
  // The tree offers what an earlier page left.
  const { drop } = useKeptDraft<PastedList>({
    form: 'tree/paste',
    typed: useMemo(() => (hasTyped ? { target, title, text } : null), [hasTyped, target, title, text]),
  });
  const { leave, question } = useDiscard(hasTyped, () => {
    drop();
    close();
  });
  const write = (typed: string) => {
    setText(typed);
    setTypedPrices({});
    setProblem(undefined);
  };
  const show = () => {
    const found = problemOf(read);
    const fault = category ? undefined : titleProblem(title);
    setProblem(found);
    setTitleFault(fault);
    setEditing((found ?? fault) !== undefined);
  };
  const add = () => {
    drop();
    close();
    const made = category ? null : typedAddition({ kind: 'category', parent: null, typed: [{ title: title.trim() }] });
    if (made) change(made);
    const parent = target ?? made?.payload.keys[0] ?? null;
    const addition = typedAddition({ kind: 'product', parent, typed: ready });
    change(addition);
    const [first] = addition.payload.keys;
    if (first !== undefined) dispatch(revealRequested(first));
  };

  if (editing || (!category && title.trim() === ''))
    return (
      <>
        <Sheet
          key="text"
          open
          title="Pegar lista"
          description={category ? `Productos para ${categoryTitle(category)}` : 'Una categoría con sus productos'}
          onClose={leave}
          onSubmit={show}
          actions={<SheetButtons confirm="Ver productos" onCancel={leave} />}
        >
          {!category && (
            <TextField
              label="Nombre de la categoría"
              placeholder="Pizzas"
              autoFocus
              autoComplete="off"
              value={title}
              error={titleFault}
              onChange={({ target: { value } }) => {
                setTitle(value);
                setTitleFault(undefined);
              }}
            />
          )}
          <TextArea
            label="Lista"
            rows={8}
            autoFocus={category !== null}
            placeholder={'Muzzarella 9500\nNapolitana 12.800'}
            hint="Un producto por línea, con su precio al final. También sirven las filas de una planilla."
            value={text}
            error={problem}
            onChange={({ target: { value } }) => write(value)}
          />
        </Sheet>
        {question}
      </>
    );
  return (
    <>
      <Sheet
        key="preview"
        open
        title="Pegar lista"
        description={`${counted(items.length, 'línea', 'líneas')} para ${category ? categoryTitle(category) : title.trim()}`}
        end={
          <Button variant="quiet" icon={Pencil} onClick={() => setEditing(true)}>
            Editar texto
          </Button>
        }
        onClose={leave}
        onSubmit={add}
        actions={
          <>
            <WaitingItems waiting={waiting} />
            <SheetButtons
              confirm={`Agregar ${counted(ready.length, 'producto', 'productos')}`}
              disabled={ready.length === 0}
              onCancel={leave}
            />
          </>
        }
      >
        <Step label="Productos de la lista">
          <PastePreview items={items} onPrice={(index, typed) => setTypedPrices({ ...typedPrices, [index]: typed })} />
        </Step>
      </Sheet>
      {question}
    </>
  );
}

/** Says which items are not added. */
function WaitingItems({ waiting }: { readonly waiting: readonly PreviewedItem[] }) {
  const [first] = waiting;
  const words =
    waiting.length === 1 && first
      ? `${first.title} espera su precio y no se agrega.`
      : `${waiting.length} productos esperan su precio y no se agregan.`;
  return (
    <p role="status" className={styles.waiting}>
      {waiting.length > 0 && words}
    </p>
  );
}

function previewed({ title, description, price, choices }: PastedItem, typed: string): PreviewedItem {
  const read = parsePrice(typed);
  const chosen = price ?? (read.ok ? read.value : null);
  const made: TypedRecord | null = chosen && { title, ...(description && { description }), price: chosen };
  return { title, price, choices, typed, made };
}

/** Returns why a category cannot be called so; undefined if it can. */
function titleProblem(title: string): string | undefined {
  return title.trim() === '' ? 'Escribe el nombre de la categoría' : textProblem(title.trim(), TEXT_LIMITS.title);
}

/** Returns why a list cannot be shown; undefined if it can. */
function problemOf(items: readonly PastedItem[]): string | undefined {
  if (items.length === 0) return 'Pega o escribe una lista';
  if (items.length > MAX_PASTED_LINES) return `Hasta ${MAX_PASTED_LINES} líneas; esta lista tiene ${items.length}`;
  const long = items.find(
    ({ title, description }) =>
      textProblem(title, TEXT_LIMITS.title) ?? textProblem(description, TEXT_LIMITS.description),
  );
  return long && `«${long.title.slice(0, 30)}…» es demasiado largo`;
}
