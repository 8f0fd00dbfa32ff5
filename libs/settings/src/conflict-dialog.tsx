import { isChanged } from '@carta/domain';
import { menuRefreshRequested, useDispatch } from '@carta/panel';
import { Button, Dialog } from '@carta/ui';
import type { ReactNode } from 'react';
import styles from './conflict-dialog.module.css';
import type { Conflict } from './use-settings.ts';

/** One thing that both sides may have changed, in words. */
export interface ConflictField<Draft> {
  readonly label: string;
  /** As it is compared, and shown unless `draw` does. */
  readonly textOf: (draft: Draft) => string;
  readonly draw?: (draft: Draft) => ReactNode;
}

interface ConflictDialogProps<Draft> {
  readonly conflict: Conflict<Draft>;
  readonly fields: readonly ConflictField<Draft>[];
  readonly onTakeTheirs: () => void;
}

/** Somebody else saved meanwhile: shows both sides of what differs, and lets the owner choose. */
export function ConflictDialog<Draft>({ conflict, fields, onTakeTheirs }: ConflictDialogProps<Draft>) {
  const dispatch = useDispatch();
  const { mine, theirs, keepMine, dismiss } = conflict;
  const differing = fields.filter(({ textOf }) => isChanged(textOf(mine), textOf(theirs)));
  /** Who is told by a refusal may not have been told by the menu yet. */
  const followingMenu = (answer: () => void) => () => {
    answer();
    dispatch(menuRefreshRequested());
  };
  return (
    <Dialog
      open
      title="Alguien más guardó cambios aquí"
      description="Elige qué se guarda."
      onClose={followingMenu(dismiss)}
      actions={
        <>
          <Button variant="secondary" wide onClick={followingMenu(onTakeTheirs)}>
            Usar lo guardado
          </Button>
          <Button wide onClick={keepMine}>
            Guardar lo mío
          </Button>
        </>
      }
    >
      <dl className={styles.fields}>
        {differing.map(({ label, textOf, draw = textOf }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>Lo tuyo</span> {textOf(mine) === '' ? 'Vacío' : draw(mine)}
            </dd>
            <dd>
              <span>Guardado</span> {textOf(theirs) === '' ? 'Vacío' : draw(theirs)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
