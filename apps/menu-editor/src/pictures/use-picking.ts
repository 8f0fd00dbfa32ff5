import { NOT_CONNECTED, refused } from '@carta/domain';
import { modalOpened, selectBusinessKey, selectLocked, snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { loadCropping } from './load-cropping.ts';
import { pickImage } from './pick-image.ts';
import { pictureChosen, type Cropping } from './pictures-slice.ts';

type Target = Omit<Cropping, 'url'>;

/** Lets the owner choose a picture and leads to cropping it; a locked owner gets the lockedEditor modal instead. */
export function usePicking(): (target: Target) => void {
  const dispatch = useDispatch();
  const locked = useSelector(selectLocked);
  const parent = useSelector(selectBusinessKey);

  const open = async (target: Target, file: File) => {
    const cropping = await loadCropping();
    const opened = cropping ? await cropping.openPicture(target.purpose, file) : refused(NOT_CONNECTED);
    if (opened.ok) dispatch(pictureChosen({ ...target, url: opened.value }));
    else dispatch(snackbarShown({ tone: 'error', text: opened.reason }));
  };

  return (target) => {
    if (locked) {
      dispatch(modalOpened({ type: 'lockedEditor', parent }));
      return;
    }
    // It comes while the owner looks for a picture.
    void loadCropping();
    pickImage((file) => void open(target, file));
  };
}
