import { isChanged, type Business } from '@carta/domain';
import { menuRefreshRequested, useDispatch } from '@carta/panel';
import { Button, Dialog } from '@carta/ui';
import type { ReactNode } from 'react';
import styles from './conflict-dialog.module.css';
import type { Settings } from './use-settings.ts';

/** One thing that both sides may have changed, in words. */
export interface ConflictField<Draft> {
  readonly label: string;
  /** As it is compared, and shown unless `draw` does. */
  readonly textOf: (draft: Draft) => string;
  readonly draw?: (draft: Draft) => ReactNode;
}

interface ConflictDialogProps<Draft> {
  readonly settings: Settings<Draft>;
  readonly theirs: Draft;
  /** The settings as they are stored now: what is kept is saved on them. */
  readonly current: Business;
  readonly fields: readonly ConflictField<Draft>[];
}

/** Somebody else saved meanwhile: shows both sides of what differs, and lets the owner choose. */
export function ConflictDialog<Draft>({ settings, theirs, current, fields }: ConflictDialogProps<Draft>) {
  const dispatch = useDispatch();
  const { draft, reset, save } = settings;
  const differing = fields.filter(({ textOf }) => isChanged(textOf(draft), textOf(theirs)));
  const takeTheirs = () => {
    reset();
    dispatch(menuRefreshRequested());
  };
  return (
    <Dialog
      open
      title="Alguien más guardó cambios aquí"
      description="Elige qué se guarda."
      onClose={takeTheirs}
      actions={
        <>
          <Button variant="secondary" wide onClick={takeTheirs}>
            Usar lo guardado
          </Button>
          <Button wide onClick={() => save(current)}>
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
              <span>Lo tuyo</span> {textOf(draft) === '' ? 'Vacío' : draw(draft)}
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
