import { Button, SaveBar, ScreenHeader } from '@carta/ui';
import { Check } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './settings-form.module.css';
import type { Settings } from './use-settings.ts';

interface SettingsFormProps<Draft> {
  readonly title: string;
  /** Where the arrow leads. */
  readonly back: string;
  readonly settings: Settings<Draft>;
  /** What a conflict shows of both sides. Switches need none: who changes one that somebody else changed agrees with them. */
  readonly conflictFields?: readonly ConflictField<Draft>[];
  readonly saveLabel?: string;
  /** What the button does before anything is saved; it saves at once, unless told. */
  readonly onSubmit?: () => void;
  /** The owner leaves what was typed. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
  /** Below the fields, outside of the form. */
  readonly after?: ReactNode;
}

/** A settings screen: header, fields, and the one button, which saves what has changed. */
export function SettingsForm<Draft>({
  title,
  back,
  settings,
  conflictFields = [],
  saveLabel = 'Guardar',
  onSubmit = () => settings.save(),
  onLeave,
  children,
  after,
}: SettingsFormProps<Draft>) {
  const { phase, canSave, dirty, conflict, reset } = settings;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) onSubmit();
  };
  return (
    <div className={styles.screen}>
      <ScreenHeader title={title} back={back} end={<Status phase={phase} />} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>{children}</div>
        <SaveBar>
          <Button type="submit" wide disabled={!canSave && phase !== 'saving'} saving={phase === 'saving'}>
            {saveLabel}
          </Button>
        </SaveBar>
      </form>
      {after}
      <LeaveDialog dirty={dirty && phase !== 'saving'} {...(onLeave && { onLeave })} />
      {conflict && <ConflictDialog conflict={conflict} fields={conflictFields} onTakeTheirs={reset} />}
    </div>
  );
}

function Status({ phase }: Pick<Settings<unknown>, 'phase'>) {
  return (
    <div role="status" className={styles.status}>
      {phase === 'saved' && (
        <span className={styles.saved}>
          <Check size={18} strokeWidth={1.75} aria-hidden />
          Guardado
        </span>
      )}
    </div>
  );
}
