import { menuFileChanges, type Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Button, Sheet } from '@carta/ui';
import { useMemo, useState } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { Step } from '../tools/step.tsx';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { CANNOT_READ, readMenuFile, type ReadFile } from './read-menu-file.ts';

const NOTHING_READ: ReadFile = { columns: [], parsed: { ok: false, issues: [] } };

/** 'Importar menú': the owner chooses a file, sees what it changes, and confirms. */
export function ImportSheet() {
  const menu = useSelector(selectMenu);
  return menu && <Import menu={menu} />;
}

function Import({ menu }: { readonly menu: Menu }) {
  const close = useCloseTool();
  const send = useUnlockedDispatch();
  const [read, setRead] = useState<ReadFile>(NOTHING_READ);
  const [fileName, setFileName] = useState('');
  const [replace, setReplace] = useState(false);
  const file = read.parsed.ok ? read.parsed.value : null;
  const changes = useMemo(() => file && menuFileChanges(menu, file, { replace }), [menu, file, replace]);
  const changesNothing = changes && Object.values(changes).every((list: readonly unknown[]) => list.length === 0);

  const open = async (chosen: File) => {
    setFileName(chosen.name);
    // The code that reads spreadsheets may not be loadable, nor a file of a cloud drive.
    setRead(await readMenuFile(chosen).catch(cannotRead));
  };
  const confirm = () => {
    close();
    if (file) send(commandAction('menu-editor/importConfirmed', { file, replace }));
  };
  return (
    <Sheet
      open
      title={changes ? 'Qué cambia' : 'Importar menú'}
      description={
        changes
          ? `${fileName} en ${menu.name}`
          : 'Elige una planilla o un archivo de menú. Antes de importarlo verás qué cambia.'
      }
      onClose={close}
      actions={
        <>
          {changes && !changesNothing && (
            <Button variant={replace ? 'danger' : 'filled'} wide onClick={confirm}>
              {replace ? 'Reemplazar el menú' : 'Agregar al menú'}
            </Button>
          )}
          {changes ? (
            <Button variant="quiet" wide onClick={() => setRead(NOTHING_READ)}>
              Elegir otro archivo
            </Button>
          ) : (
            <Button variant="quiet" wide onClick={close}>
              Cancelar
            </Button>
          )}
        </>
      }
    >
      {changes ? (
        <Step key="preview" label="Qué cambia">
          <ImportPreview
            columns={read.columns}
            changes={changes}
            replace={replace}
            canReplace={menu.categoriesL1.length > 0}
            onReplace={setReplace}
          />
        </Step>
      ) : (
        <Step key="choice" label="Archivo">
          <FileChoice
            issues={read.parsed.ok ? [] : read.parsed.issues}
            columns={read.columns}
            onChoose={(chosen) => void open(chosen)}
          />
        </Step>
      )}
    </Sheet>
  );
}

function cannotRead(error: unknown): ReadFile {
  console.error(error);
  return { columns: [], parsed: { ok: false, issues: [{ path: '', message: CANNOT_READ }] } };
}
