import type { Download, DownloadOptions } from '@carta/api-client';
import {
  buffers,
  call,
  channel,
  inSession,
  put,
  race,
  snackbarShown,
  take,
  takeLeading,
  type Channel,
} from '@carta/panel';
import { pdfProgressed, pdfSettled, pdfRequested } from './pdf-slice.ts';

interface Downloading {
  readonly downloadFile: (address: string, options: DownloadOptions) => Promise<Download>;
  readonly saveFile: (file: Blob, filename: string) => void;
}

const NOT_DOWNLOADED = 'No se pudo descargar. Revisa tu conexión e inténtalo otra vez.';

/** Downloads the PDF of the menu, shows the progress, and saves the file among the owner's downloads. */
export function pdfSaga({ downloadFile, saveFile }: Downloading) {
  return function* watchPdf() {
    yield* takeLeading(pdfRequested, function* ({ payload: { address, filename } }) {
      const progress = channel<number>(buffers.sliding(1));
      const request = () => downloadFile(address, { onProgress: progress.put });
      const { file } = yield* race({ file: call(inSession<Download>, request), shown: call(showProgress, progress) });
      yield* put(pdfSettled());
      if (file?.ok) return saveFile(file.value, filename);
      console.error(file?.error);
      yield* put(snackbarShown({ tone: 'error', text: NOT_DOWNLOADED }));
    });
  };
}

/** Saves a file among the downloads of the browser. */
export function saveFile(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: filename }).click();
  // The browser reads the address after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function* showProgress(progress: Channel<number>) {
  for (;;) yield* put(pdfProgressed(yield* take(progress)));
}
