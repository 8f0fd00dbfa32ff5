import { categoryTitle, IMAGE_UNREADABLE, itemTitle, SHOWN_RATIOS, type Menu } from '@carta/domain';
import { selectConnectionLost, selectMenu, snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { Button, Sheet } from '@carta/ui';
import { useEffect, useRef, useState } from 'react';
import { selectCoverQueued } from '../outbox/outbox-slice.ts';
import { uploadCancelled } from '../outbox/actions.ts';
import { commandAction } from '../outbox/command-action.ts';
import { CropFrame } from './crop-frame.tsx';
import { cutOut, loadImage, type Area } from './cut-out.ts';
import { selectCropping, croppingEnded, itemPictureCropped, type Cropping } from './pictures-slice.ts';
import { NEEDS_CONNECTION, UploadProgress } from './upload-progress.tsx';

const WORDS = {
  cover: { title: 'Cambiar portada', confirm: 'Guardar' },
  product: { title: 'Cambiar imagen', confirm: 'Usar imagen' },
};

/** Crops the chosen picture to what diners will see. Saves a cover; puts an item's picture into the item's draft. */
export function CropDialog() {
  const dispatch = useDispatch();
  const cropping = useSelector(selectCropping);
  const menu = useSelector(selectMenu);
  const title = cropping && menu && titleOf(menu, cropping);
  const gone = cropping !== null && title === null;
  useEffect(() => {
    if (gone) dispatch(croppingEnded());
  }, [gone, dispatch]);
  return cropping && title !== null && <OpenDialog cropping={cropping} title={title} />;
}

function OpenDialog({ cropping, title }: { readonly cropping: Cropping; readonly title: string }) {
  const { purpose, key, url } = cropping;
  const dispatch = useDispatch();
  const uploading = useSelector(selectCoverQueued);
  const offline = useSelector(selectConnectionLost);
  const [opened, setOpened] = useState(false);
  const [cutting, setCutting] = useState(false);
  const area = useRef<Area | null>(null);
  const busy = cutting || uploading;
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const cut = async () => {
    const image = await loadImage(url);
    return image && area.current && cutOut(image, area.current);
  };
  const confirm = async () => {
    if (busy || !area.current) return;
    if (purpose === 'cover' && offline) {
      dispatch(snackbarShown({ tone: 'error', text: NEEDS_CONNECTION }));
      return;
    }
    setCutting(true);
    const picture = await cut();
    setCutting(false);
    if (!picture) dispatch(snackbarShown({ tone: 'error', text: IMAGE_UNREADABLE }));
    else if (purpose === 'product') dispatch(itemPictureCropped({ key, picture }));
    else if (key !== null) dispatch(commandAction('menu-editor/coverConfirmed', { key, picture }));
  };
  const cancel = () => dispatch(uploading ? uploadCancelled() : croppingEnded());

  return (
    <Sheet
      open
      title={WORDS[purpose].title}
      description={title}
      // A press outside must not cancel the upload.
      {...(!uploading && { onClose: cancel })}
      onSubmit={() => void confirm()}
      onOpened={() => setOpened(true)}
      actions={
        <>
          <Button type="submit" wide saving={busy}>
            {WORDS[purpose].confirm}
          </Button>
          <Button variant="quiet" wide onClick={cancel}>
            Cancelar
          </Button>
        </>
      }
    >
      <CropFrame
        url={opened ? url : null}
        ratio={SHOWN_RATIOS[purpose]}
        movable={!busy}
        onArea={(shown) => {
          area.current = shown;
        }}
      >
        {uploading && <UploadProgress />}
      </CropFrame>
    </Sheet>
  );
}

/** Null if the record no longer exists. */
function titleOf({ categoriesL1, items }: Menu, { purpose, key: wanted }: Cropping): string | null {
  if (wanted === null) return 'Producto nuevo';
  const category = purpose === 'cover' && categoriesL1.find(({ key }) => key === wanted);
  if (category) return categoryTitle(category);
  const item = purpose === 'product' && items.find(({ key }) => key === wanted);
  return item ? itemTitle(item) : null;
}
