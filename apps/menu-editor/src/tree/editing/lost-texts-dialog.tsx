import { categoryTitle, itemTitle } from '@carta/domain';
import { snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { Button, Dialog } from '@carta/ui';
import { Copy } from 'lucide-react';
import { selectLost, lostDismissed } from '../../tree-state/tree-slice.ts';
import { fieldsTyped, shownTexts, type Draft } from '../../tree-state/draft.ts';
import styles from './lost-texts-dialog.module.css';

/** Shows drafts that cannot be saved any more, so that the owner can copy their texts. */
export function LostTextsDialog() {
  const dispatch = useDispatch();
  const lost = useSelector(selectLost);
  if (lost.length === 0) return null;
  const close = () => dispatch(lostDismissed());
  const copy = async () => {
    const text = lost.map((draft) => [titleOf(draft), ...typedLines(draft).map(lineOf)].join('\n')).join('\n\n');
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
        <>
          <Button variant="secondary" wide onClick={close}>
            Cerrar
          </Button>
          <Button icon={Copy} wide onClick={() => void copy()}>
            Copiar
          </Button>
        </>
      }
    >
      {lost.map((draft, index) => (
        <section key={index} className={styles.texts}>
          <h3 className={styles.title}>{titleOf(draft)}</h3>
          <dl>
            {typedLines(draft).map(({ name, text }) => (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function titleOf(draft: Draft): string {
  return draft.kind === 'category' ? categoryTitle(draft.base) : itemTitle(draft.base);
}

function lineOf({ name, text }: { name: string; text: string }): string {
  return `${name}: ${text}`;
}

/** The typed fields as lines of text. */
function typedLines(draft: Draft): { name: string; text: string }[] {
  const { title, description, big, small } = shownTexts(draft);
  const touched = fieldsTyped(draft.typed);
  return [
    { field: 'title', name: 'Nombre', text: title },
    { field: 'description', name: 'Descripción', text: description },
    { field: 'price', name: 'Precio', text: `$ ${big},${small}` },
  ].filter(({ field }) => touched.some((other) => other === field));
}
