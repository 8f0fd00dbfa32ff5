import type { ChangeSummary, DeletionSummary } from '@carta/contract';
import { categoryTitle, itemTitle, shortDate, TRASH_DAYS } from '@carta/domain';
import { Button, EmptyState, ErrorPanel, ListGroup, Row, Sheet } from '@carta/ui';
import { Trash2 } from 'lucide-react';
import { countedRecords } from '../counted-records.ts';
import { editorData } from '../editor-data.ts';
import { recordedChanges } from '../recorded-changes.ts';
import { selectSaving } from '../outbox/outbox-slice.ts';
import { asList, selectTimeZone, useRemoteData, useSelector } from '@carta/panel';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { WaitingLines } from '../waiting-lines.tsx';

/** Deletions that can be restored, newest first. */
const deletions = editorData.declare(
  'deletions',
  (api, { businessKey }) => api.trash({ params: { businessKey } }),
  ({ deletions }) =>
    asList(deletions, {
      key: 'string',
      title: 'string',
      kind: ['category', 'product', 'optionGroup'],
      categories: 'number',
      items: 'number',
      deletedAt: 'number',
      until: 'number',
    }),
);

/** 'Papelera': the latest deletions, each with a button that restores it. */
export function TrashSheet() {
  const close = useCloseTool();
  return (
    <Sheet
      open
      title="Papelera"
      description={`Lo que eliminas se puede restaurar durante ${TRASH_DAYS} días.`}
      onClose={close}
      actions={
        <Button variant="quiet" wide onClick={close}>
          Cerrar
        </Button>
      }
    >
      <Deletions />
    </Sheet>
  );
}

function Deletions() {
  // A deletion that is still being sent is not in the trash yet, and what is being restored is in it still.
  const saving = useSelector(selectSaving);
  const { status, value, retry } = useRemoteData(deletions, { paused: saving });
  // What cannot be read of them hides no deletion.
  const changes = useRemoteData(recordedChanges, { paused: saving });
  const imports = (changes.value ?? []).filter(({ what, undoable }) => what === 'imported' && undoable);
  if (saving) return <WaitingLines />;
  if (status === 'failed') return <ErrorPanel title="No se pudo abrir la papelera" onRetry={retry} />;
  if (!value || status !== 'shown' || !['shown', 'failed'].includes(changes.status)) return <WaitingLines />;
  if (value.length + imports.length === 0)
    return (
      <EmptyState icon={Trash2} title="La papelera está vacía">
        Aquí aparece lo que eliminas de tu menú.
      </EmptyState>
    );
  return (
    <ListGroup label="Eliminados">
      {imports.map((change) => (
        <ImportRow key={change.key} change={change} />
      ))}
      {value.map((deletion) => (
        <DeletionRow key={deletion.key} deletion={deletion} />
      ))}
    </ListGroup>
  );
}

function DeletionRow({ deletion }: { readonly deletion: DeletionSummary }) {
  const change = useUnlockedDispatch();
  const close = useCloseTool();
  const timeZone = useSelector(selectTimeZone);
  const { key, kind, until } = deletion;
  const title = TITLES[kind](deletion);
  const restore = () => {
    close();
    change(commandAction('menu-editor/restorationConfirmed', { deleted: [key] }));
  };
  return (
    <Row
      title={title}
      detail={`${contentsOf(deletion)} · Hasta el ${shortDate(until, timeZone)}`}
      end={
        <Button variant="secondary" aria-label={`Restaurar ${title}`} onClick={restore}>
          Restaurar
        </Button>
      }
    />
  );
}

/** An import, which is undone as a whole: what it added goes to the trash, and what it removed comes back. [TRASH-4] */
function ImportRow({ change: { key, what, text, detail } }: { readonly change: ChangeSummary }) {
  const change = useUnlockedDispatch();
  const close = useCloseTool();
  const undo = () => {
    close();
    change(commandAction('menu-editor/changeUndone', { key, what }));
  };
  return (
    <Row
      title={text}
      detail={detail}
      end={
        <Button variant="secondary" aria-label={`Deshacer ${text}`} onClick={undo}>
          Deshacer
        </Button>
      }
    />
  );
}

const TITLES = { category: categoryTitle, product: itemTitle, optionGroup: ({ title }: DeletionSummary) => title };

/** What a deletion contained; `categories` counts the deleted category itself. */
function contentsOf({ kind, categories, items }: DeletionSummary): string {
  if (kind === 'product') return 'Producto';
  if (kind === 'optionGroup') return 'Grupo de opciones';
  const held = countedRecords({ categories: categories - 1, items });
  return held ? `Categoría con ${held}` : 'Categoría';
}
