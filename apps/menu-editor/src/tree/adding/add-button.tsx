import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { AddingPlace } from '../../tree-state/adding-slice.ts';
import hidden from '../../visually-hidden.module.css';
import { useAdding } from './use-adding.ts';
import styles from './add-button.module.css';

/** Height of the button, in pixels. */
export const ADD_HEIGHT = 52;

const TEXTS = { product: 'Agregar producto', category: 'Agregar categoría' };

interface AddButtonProps {
  readonly place: AddingPlace;
  /** Title of the category that gets the record; describes the button. */
  readonly within?: string;
}

/** '+ Agregar producto' or '+ Agregar categoría': begins a row in which a new record is typed. */
export function AddButton({ place, within }: AddButtonProps) {
  const { start } = useAdding();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-add={nameOf(place)}
        aria-describedby={within === undefined ? undefined : id}
        onClick={() => start(place)}
      >
        <span className={styles.plus}>
          <Plus size={22} strokeWidth={1.75} aria-hidden />
        </span>
        {TEXTS[place.kind]}
      </button>
      {within !== undefined && (
        <span id={id} className={hidden.visuallyHidden}>
          en {within}
        </span>
      )}
    </>
  );
}

/** Focuses the button that begins a row here. */
export function focusAddButton(place: AddingPlace): void {
  document.querySelector<HTMLElement>(`[data-add="${nameOf(place)}"]`)?.focus({ preventScroll: true });
}

function nameOf({ kind, parent }: AddingPlace): string {
  return `${kind} ${parent ?? ''}`;
}
