import { menuFileChanges, type FileIssue, type Menu, type MenuFile } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Button, Sheet } from '@carta/ui';
import { useMemo, useState } from 'react';
import { importConfirmed } from '../outbox/actions.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { Step } from '../tools/step.tsx';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readMenuFile } from './read-menu-file.ts';

/** 'Importar menú': the owner chooses a file, sees what it changes, and confirms. */
export function ImportSheet() {
  const menu = useSelector(selectMenu);
  return menu && <Import menu={menu} />;
}

function Import({ menu }: { readonly menu: Menu }) {
  const close = useCloseTool();
  const send = useUnlockedDispatch();
  const [file, setFile] = useState<MenuFile | null>(null);
  const [fileName, setFileName] = useState('');
  const [issues, setIssues] = useState<readonly FileIssue[]>([]);
  const [replace, setReplace] = useState(false);
  const changes = useMemo(() => file && menuFileChanges(menu, file, { replace }), [menu, file, replace]);
  const changesNothing = changes && Object.values(changes).every((list: readonly unknown[]) => list.length === 0);

  const read = async (chosen: File) => {
    const parsed = await readMenuFile(chosen);
    setFileName(chosen.name);
    setFile(parsed.ok ? parsed.value : null);
    setIssues(parsed.ok ? [] : parsed.issues);
  };
  const confirm = () => {
    close();
    if (file) send(importConfirmed({ file, replace }));
  };
  return (
    <Sheet
      open
      title={changes ? 'Qué cambia' : 'Importar menú'}
      description={
        changes ? `${fileName} en ${menu.name}` : 'Elige un archivo de menú. Antes de importarlo verás qué cambia.'
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
            <Button variant="quiet" wide onClick={() => setFile(null)}>
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
            changes={changes}
            replace={replace}
            canReplace={menu.categoriesL1.length > 0}
            onReplace={setReplace}
          />
        </Step>
      ) : (
        <Step key="choice" label="Archivo">
          <FileChoice issues={issues} onChoose={(chosen) => void read(chosen)} />
        </Step>
      )}
    </Sheet>
  );
}
