import { useSelector } from '@carta/panel';
import { lazyComponent, lazyModule } from '@carta/ui';
import { selectCropping } from './pictures-slice.ts';

const LoadedDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "cropping" */ './crop-dialog.tsx')),
  ({ CropDialog }) => CropDialog,
);

/** The crop dialog, while a chosen picture is open in it. */
export function OpenCropping() {
  const cropping = useSelector(selectCropping);
  return cropping && <LoadedDialog />;
}
