import { isChanged } from '@carta/domain';
import { Dialog, DialogButtons } from '@carta/ui';
import type { JSX, ReactNode } from 'react';
import styles from './conflict-dialog.module.css';
import type { Settings } from './use-settings.ts';

/** One field of a draft, as the conflict dialog shows it. */
export interface ConflictField<Draft> {
  readonly label: string;
  /** Compared between the two sides, and shown unless `draw` is given. */
  readonly textOf: (draft: Draft) => string;
  readonly draw?: (draft: Draft) => ReactNode;
}

interface ConflictDialogProps<Draft> {
  readonly settings: Settings<Draft>;
  readonly fields: readonly ConflictField<Draft>[];
}

/** Shows the owner's side and the stored side of each field that differs, and lets the owner choose. */
export function ConflictDialog<Draft>({ settings, fields }: ConflictDialogProps<Draft>): JSX.Element {
  const { draft, stored, overwrite, dismiss, reset } = settings;
  const differing = fields.filter(({ textOf }) => isChanged(textOf(draft), textOf(stored)));
  return (
    <Dialog
      open
      title="Alguien más guardó cambios aquí"
      description="Elige qué se guarda."
      onClose={dismiss}
      actions={
        <DialogButtons confirm="Guardar lo mío" onConfirm={overwrite} cancel="Usar lo guardado" onCancel={reset} />
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
              <span>Guardado</span> {textOf(stored) === '' ? 'Vacío' : draw(stored)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
