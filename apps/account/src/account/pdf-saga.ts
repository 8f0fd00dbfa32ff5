import type { Download, DownloadOptions } from '@carta/api-client';
import { call, inSession, newest, put, race, snackbarShown, takeLeading } from '@carta/panel';
import { pdfProgressed, pdfSettled, pdfWanted } from './pdf-slice.ts';

interface Downloading {
  readonly downloadFile: (address: string, options: DownloadOptions) => Promise<Download>;
  readonly saveFile: (file: Blob, filename: string) => void;
}

const NOT_DOWNLOADED = 'No se pudo descargar. Revisa tu conexión e inténtalo otra vez.';

/** Fetches the PDF of the menu, telling how much of it has come, and leaves it among the owner's downloads. */
export function pdfSaga({ downloadFile, saveFile }: Downloading) {
  return function* watchPdf() {
    yield* takeLeading(pdfWanted, function* ({ payload: { address, filename } }) {
      const shares = newest<number>();
      const request = () => downloadFile(address, { onProgress: shares.tell });
      const { file } = yield* race({ file: call(inSession<Download>, request), told: call(tellProgress, shares.next) });
      yield* put(pdfSettled());
      if (file?.ok) return saveFile(file.value, filename);
      console.error(file?.error);
      yield* put(snackbarShown({ tone: 'error', text: NOT_DOWNLOADED }));
    });
  };
}

function* tellProgress(next: () => Promise<number>) {
  for (;;) yield* put(pdfProgressed(yield* call(next)));
}
