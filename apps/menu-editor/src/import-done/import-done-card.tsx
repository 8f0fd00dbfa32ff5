import { faultPlace, WITHOUT_PRICE } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button, Card, IconButton, ListGroup, Row, Tag } from '@carta/ui';
import { Check, CircleDashed, Copy, FileText } from 'lucide-react';
import { counted } from '../counted.ts';
import type { ImportDone } from '../outbox/commands/import.ts';
import { searched } from '../tree-state/tree-slice.ts';
import styles from './import-done-card.module.css';
import { importDoneClosed, selectImportDone } from './import-done-slice.ts';
import { useCopyFaults } from './use-copy-faults.ts';

/** 'Tu menú está al día': what the last import did, and what it left to be finished. [FILE-15] */
export function ImportDoneCard() {
  const done = useSelector(selectImportDone);
  return done && <Done done={done} />;
}

function Done({ done }: { readonly done: ImportDone }) {
  const dispatch = useDispatch();
  const copy = useCopyFaults(done.leftOut);
  const { withoutPrice, leftOut } = done;
  const [first] = leftOut;
  return (
    <section className={styles.done} aria-label="Tu menú está al día">
      <Card>
        <div className={styles.content}>
          <span className={styles.check}>
            <Check size={28} strokeWidth={2} aria-hidden />
          </span>
          <h2 className={styles.title}>Tu menú está al día</h2>
          <p className={styles.words}>{doneWords(done)}</p>
          {(withoutPrice > 0 || first) && (
            <div className={styles.rows}>
              <ListGroup>
                {withoutPrice > 0 && (
                  <Row
                    icon={CircleDashed}
                    title="Sin precio"
                    detail={counted(withoutPrice, 'producto oculto, por terminar', 'productos ocultos, por terminar')}
                    mark={<Tag tone="warning">{withoutPrice.toLocaleString('es-AR')}</Tag>}
                    onPress={() => dispatch(searched(WITHOUT_PRICE))}
                  />
                )}
                {first && (
                  <Row
                    icon={FileText}
                    title={
                      leftOut.length === 1
                        ? 'La fila que quedó afuera'
                        : `Las ${leftOut.length.toLocaleString('es-AR')} filas que quedaron afuera`
                    }
                    detail={`${faultPlace(first)}${first.title === '' ? '' : `, ${first.title}`}${leftOut.length > 1 ? ' …' : ''}`}
                    action={
                      <IconButton variant="muted" label="Copiar lo que quedó afuera" icon={Copy} onClick={copy} />
                    }
                  />
                )}
              </ListGroup>
            </div>
          )}
          <Button variant="secondary" wide onClick={() => dispatch(importDoneClosed())}>
            Ver el menú
          </Button>
        </div>
      </Card>
    </section>
  );
}

function doneWords({ repriced, added, removed, leftOut }: ImportDone): string {
  const parts = [
    repriced > 0 ? counted(repriced, 'precio cambió', 'precios cambiaron') : '',
    added > 0 ? `hay ${counted(added, 'producto nuevo', 'productos nuevos')}` : '',
    removed > 0 ? counted(removed, 'producto fue a la papelera', 'productos fueron a la papelera') : '',
  ].filter((part) => part !== '');
  const changed = parts.length === 0 ? 'El archivo está importado' : new Intl.ListFormat('es').format(parts);
  const left = leftOut.length === 0 ? '' : ` ${counted(leftOut.length, 'fila quedó afuera', 'filas quedaron afuera')}.`;
  return `${changed.charAt(0).toUpperCase()}${changed.slice(1)}.${left}`;
}
