import { snackbarShown, useDispatch, useSelector } from '@carta/panel';
import type { DraftField } from '@carta/settings';
import { Dialog, DialogButtons } from '@carta/ui';
import { Copy } from 'lucide-react';
import { selectLostRows } from '../../tree-state/adding-slice.ts';
import { selectLost, lostDismissed } from '../../tree-state/tree-slice.ts';
import { rowFields, titleOfDraft, titleOfRow, typedFields } from '../drafts/draft-fields.tsx';
import styles from './lost-texts-dialog.module.css';

/** Shows drafts and typed rows that cannot be saved any more, so that the owner can copy their texts. */
export function LostTextsDialog() {
  const dispatch = useDispatch();
  const drafts = useSelector(selectLost);
  const rows = useSelector(selectLostRows);
  const lost = [
    ...drafts.map((draft) => ({ title: titleOfDraft(draft), fields: typedFields(draft) })),
    ...rows.map((row) => ({ title: titleOfRow(row), fields: rowFields(row, null) })),
  ];
  if (lost.length === 0) return null;
  const close = () => dispatch(lostDismissed());
  const copy = async () => {
    const text = lost.map(({ title, fields }) => [title, ...fields.map(lineOf)].join('\n')).join('\n\n');
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    const words = copied ? 'Copiado' : 'No se pudo copiar: selecciona el texto y cópialo';
    dispatch(snackbarShown({ tone: copied ? 'success' : 'error', text: words }));
  };
  return (
    <Dialog
      open
      title="Esto no se pudo guardar"
      description="Se eliminó o cambió desde otro lugar mientras lo editabas. Aquí está lo que escribiste."
      onClose={close}
      actions={
        <DialogButtons confirm="Copiar" icon={Copy} onConfirm={() => void copy()} cancel="Cerrar" onCancel={close} />
      }
    >
      {lost.map(({ title, fields }, index) => (
        <section key={index} className={styles.texts}>
          <h3 className={styles.title}>{title}</h3>
          <dl>
            {fields.map(({ label, after }) => (
              <div key={label}>
                <dt className={styles.name}>{label}</dt>
                <dd className={styles.text}>{after}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function lineOf({ label, after }: DraftField): string {
  return `${label}: ${after}`;
}
