import { lazyScreen, useSelector } from '@carta/panel';
import { selectCropping } from '../editor-state.ts';
import { loadCropping } from './load-cropping.ts';

const LoadedDialog = lazyScreen(async () => {
  const cropping = await loadCropping();
  if (!cropping) throw new Error('the code that crops pictures cannot be fetched');
  return cropping.CropDialog;
}, null);

/** The crop dialog, over the screen that a picture was chosen from. */
export function OpenCropping() {
  const cropping = useSelector(selectCropping);
  return cropping && <LoadedDialog />;
}
