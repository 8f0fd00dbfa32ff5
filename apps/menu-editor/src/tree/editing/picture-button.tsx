import { PRODUCT_PLACEHOLDER } from '@carta/domain';
import { Camera, Image } from 'lucide-react';
import { DraftPicture } from '../../pictures/draft-picture.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { usePicking } from '../../pictures/use-picking.ts';
import type { Draft } from '../../tree-state/draft.ts';
import frame from '../../picture-frame.module.css';
import styles from './picture-button.module.css';

/** The item's picture, also an unsaved one; a press opens the file picker. */
export function PictureButton({ draft }: { readonly draft: Draft & { kind: 'product' } }) {
  const { base, picture, saving } = draft;
  const pick = usePicking();
  const uploading = saving && picture !== null;
  const choose = () => {
    if (!saving) pick({ purpose: 'product', key: base.key });
  };
  return (
    <button type="button" className={styles.button} aria-label="Cambiar imagen" onClick={choose}>
      <span className={`${frame.frame} ${styles.picture}`}>
        <ItemPicture draft={draft} iconSize={28} />
        {uploading && <UploadProgress />}
      </span>
      {!uploading && (
        <span className={styles.disc}>
          <Camera size={22} strokeWidth={1.75} aria-hidden />
        </span>
      )}
    </button>
  );
}

interface ItemPictureProps {
  readonly draft: Draft & { kind: 'product' };
  /** Of the icon in place of a picture, in CSS pixels. */
  readonly iconSize: number;
}

/** The item's picture, also an unsaved one; fills its box. */
export function ItemPicture({ draft: { picture, base }, iconSize }: ItemPictureProps) {
  const { url } = base.image;
  return (
    <DraftPicture chosen={picture} stored={url === PRODUCT_PLACEHOLDER ? '' : url} width={480}>
      <Image size={iconSize} strokeWidth={1.75} aria-hidden />
    </DraftPicture>
  );
}
