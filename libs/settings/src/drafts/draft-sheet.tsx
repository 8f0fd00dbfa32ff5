import { timeAgo } from '@carta/domain';
import { Button, useBackLayer } from '@carta/ui';
import { ArrowRight } from 'lucide-react';
import { useId, useRef, useState, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { changedPart } from './changed-part.ts';
import styles from './draft-sheet.module.css';
import type { KeptDraft } from './use-kept-draft.ts';

/** A field that was typed and not saved. */
export interface DraftField {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Draws a text, by default as it is. */
  readonly draw?: (text: string) => ReactNode;
}

interface DraftSheetProps {
  readonly kept: KeptDraft<unknown>;
  /** What was being edited. */
  readonly of?: string;
  /** Before the title. */
  readonly picture?: ReactNode;
  /** Those that are the same on both sides are left out. */
  readonly fields: readonly DraftField[];
}

/** The longest value that is shown on one line beside the one before, in characters. */
const SHORT = 16;

/** Offers what an earlier page left, field by field: a card at the lower edge of the screen, which works behind it. */
export function DraftSheet({ kept, ...offer }: DraftSheetProps): JSX.Element | null {
  return kept.found && !kept.isHeldBack ? <Offer {...offer} kept={kept} at={kept.found.at} /> : null;
}

function Offer({ kept, at, of, picture, fields }: DraftSheetProps & { readonly at: number }) {
  const [now] = useState(() => Date.now());
  const title = useId();
  const card = useRef<HTMLElement>(null);
  useBackLayer(true, kept.postpone);
  const changed = fields.filter(({ before, after }) => before !== after);
  const passed = timeAgo(at, now);
  const leave = (decide: () => void) => {
    // The pressed button leaves with the card.
    card.current?.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });
    decide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave(kept.postpone);
  };
  return (
    <section ref={card} className={styles.card} aria-labelledby={title} data-bottom-card onKeyDown={onKeyDown}>
      <div className={styles.header} role="status">
        {picture}
        <div className={styles.heading}>
          <h2 id={title} className={styles.title}>
            Quedó algo sin guardar
          </h2>
          <p className={styles.of}>
            {of !== undefined && <span className={styles.what}>{of}</span>}
            {of !== undefined && ' · '}
            <span>{passed}</span>
          </p>
        </div>
      </div>
      {changed.length > 0 && (
        <dl className={styles.fields}>
          {changed.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd>
                <Change {...field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" wide onClick={() => leave(kept.discard)}>
          Descartar
        </Button>
        <Button wide onClick={() => leave(kept.resume)}>
          Seguir editando
        </Button>
      </div>
    </section>
  );
}

function Change({ before, after, draw }: DraftField) {
  if (before !== '' && before.length <= SHORT && after.length <= SHORT)
    return (
      <span className={styles.short}>
        <del>{draw ? draw(before) : before}</del>
        <ArrowRight size={14} strokeWidth={1.75} role="img" aria-label="pasa a" />
        <ins>{after === '' ? 'Vacío' : draw ? draw(after) : after}</ins>
      </span>
    );
  if (after === '') return 'Vacío';
  if (draw) return draw(after);
  const [start, added, end] = changedPart(before, after);
  return (
    <span className={styles.long}>
      {start}
      {added !== '' && <mark>{added}</mark>}
      {end}
    </span>
  );
}
