import { faultPlace, type RowFault } from '@carta/domain';
import { snackbarShown, useDispatch } from '@carta/panel';

/** Returns a function that copies the faults as a table. [FILE-10] */
export function useCopyFaults(faults: readonly RowFault[]): () => void {
  const dispatch = useDispatch();
  return () => {
    const lines = faults.map((fault) => [faultPlace(fault), fault.title, fault.cell, fault.message].join('\t'));
    const text = [['Lugar', 'Producto', 'Celda', 'Problema'].join('\t'), ...lines].join('\n');
    // Some browsers have no clipboard.
    const written =
      'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'));
    written.then(
      () => dispatch(snackbarShown({ tone: 'success', text: 'La lista está copiada' })),
      () => dispatch(snackbarShown({ tone: 'error', text: 'No se pudo copiar' })),
    );
  };
}
