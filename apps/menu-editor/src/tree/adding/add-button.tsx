import { useStore } from '@carta/panel';
import { lazyModule, visuallyHidden } from '@carta/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { addingStarted, selectNewRow, type AddingPlace } from '../../tree-state/adding-slice.ts';
import { addButtonName } from './focus-add-button.ts';
import type { AddingState } from './save-new-row.ts';
import styles from './add-button.module.css';

/** The row in which a new record is typed; loaded on the first interaction. */
export const newRowCode = lazyModule(() => import(/* webpackChunkName: "dialogs" */ './new-row.tsx'));

const TEXTS = { product: 'Agregar producto', category: 'Agregar categoría' };

interface AddButtonProps {
  readonly place: AddingPlace;
  /** Title of the category that gets the record; describes the button. */
  readonly within?: string;
}

/** '+ Agregar producto' or '+ Agregar categoría': begins a row in which a new record is typed. */
export function AddButton({ place, within }: AddButtonProps) {
  const start = useStart();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-add={addButtonName(place)}
        aria-describedby={within === undefined ? undefined : id}
        onClick={() => start(place)}
      >
        <span className={styles.plus}>
          <Plus size={22} strokeWidth={1.75} aria-hidden />
        </span>
        {TEXTS[place.kind]}
      </button>
      {within !== undefined && (
        <span id={id} className={visuallyHidden}>
          en {within}
        </span>
      )}
    </>
  );
}

/** Returns a function that begins a row; one that is open elsewhere is saved first. */
function useStart(): (place: AddingPlace) => void {
  const store = useStore<AddingState>();
  const dispatch = useUnlockedDispatch();
  return (place) => {
    const state = store.getState();
    if (selectNewRow(state) && newRowCode.peek()?.saveNewRow(state, dispatch) === false) return;
    dispatch(addingStarted(place));
  };
}
