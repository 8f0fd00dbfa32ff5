import { Alert, Button, SaveBar, ScreenColumn, ScreenHeader, Stack } from '@carta/ui';
import { Check } from 'lucide-react';
import type { FormEvent, JSX, ReactNode } from 'react';
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx';
import { DraftSheet } from './drafts/draft-sheet.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './settings-form.module.css';
import type { Settings } from './use-settings.ts';

interface SettingsFormProps<Draft> {
  readonly settings: Settings<Draft>;
  /** Fields that the conflict dialog compares, and that the offer of a kept draft shows. A switch needs none: two sessions that both change it agree. */
  readonly conflictFields?: readonly ConflictField<Draft>[];
  readonly saveLabel?: string;
  /** Runs instead of the save when the button is pressed. */
  readonly onSubmit?: () => void;
  /** Runs when the owner leaves without saving. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
  /** Shown below the form. */
  readonly after?: ReactNode;
}

/** A settings screen: header, fields and save button; with the leave guard and the conflict dialog. */
export function SettingsForm<Draft>({
  settings,
  conflictFields = [],
  saveLabel = 'Guardar',
  onSubmit = () => settings.save(),
  onLeave,
  children,
  after,
}: SettingsFormProps<Draft>): JSX.Element {
  const { phase, canSave, dirty, failedParts } = settings;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) onSubmit();
  };
  return (
    <ScreenColumn>
      <ScreenHeader end={<Status phase={phase} />} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <Stack gap={4}>{children}</Stack>
        {failedParts.length > 0 && <Alert>No se pudo guardar: {failedParts.join('; ')}.</Alert>}
        <SaveBar>
          <Button type="submit" wide disabled={!canSave && phase !== 'saving'} saving={phase === 'saving'}>
            {saveLabel}
          </Button>
        </SaveBar>
      </form>
      {after}
      <LeaveDialog
        dirty={dirty && phase !== 'saving'}
        phase={phase}
        {...(canSave && !settings.overtaken && { onSave: settings.save })}
        onLeave={() => {
          settings.kept.drop();
          onLeave?.();
        }}
      />
      <DraftSheet
        kept={settings.kept}
        fields={settings.keptDraft ? draftFields(conflictFields, settings.stored, settings.keptDraft) : []}
      />
      {settings.conflicting && <ConflictDialog settings={settings} fields={conflictFields} />}
    </ScreenColumn>
  );
}

/** What is stored beside what an earlier page left. */
function draftFields<Draft>(fields: readonly ConflictField<Draft>[], stored: Draft, left: Draft) {
  return fields.map(({ label, textOf, draw }) => ({
    label,
    before: textOf(stored),
    after: textOf(left),
    ...(draw && { draw: () => draw(left) }),
  }));
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
