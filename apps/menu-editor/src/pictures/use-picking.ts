import { NOT_CONNECTED, refused } from '@carta/domain';
import { snackbarOutdated, snackbarShown, useDispatch } from '@carta/panel';
import { lazyModule } from '@carta/ui';
import { useLockedModal } from '../outbox/use-unlocked-dispatch.ts';
import { pickImage } from './pick-image.ts';
import { pictureChosen, type Cropping } from './pictures-slice.ts';

type Target = Omit<Cropping, 'url'>;

const pictureReader = lazyModule(() => import(/* webpackChunkName: "cropping" */ './open-picture.ts'));

/** Lets the owner choose a picture and opens it for cropping; a locked owner gets the lockedEditor modal instead. */
export function usePicking(): (target: Target) => void {
  const dispatch = useDispatch();
  const openLockedModal = useLockedModal();

  const open = async (target: Target, file: File) => {
    const reader = await pictureReader.load().catch(() => null);
    const opened = reader ? await reader.openPicture(target.purpose, file) : refused(NOT_CONNECTED);
    if (!opened.ok) return void dispatch(snackbarShown({ tone: 'error', text: opened.reason }));
    for (const text of reader?.refusalsOf(target.purpose) ?? []) dispatch(snackbarOutdated(text));
    dispatch(pictureChosen({ ...target, url: opened.value.url }));
  };

  return (target) => {
    if (openLockedModal) return openLockedModal();
    // Loads while the owner chooses a picture.
    pictureReader.preload();
    pickImage((file) => void open(target, file));
  };
}
