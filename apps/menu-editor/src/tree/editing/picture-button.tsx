import { imageVariant, PRODUCT_PLACEHOLDER } from '@carta/domain';
import { Camera, Image } from 'lucide-react';
import { LocalImage } from '../../pictures/local-image.tsx';
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
        <DraftPicture draft={draft} size={96} />
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

interface DraftPictureProps {
  readonly draft: Draft & { kind: 'product' };
  /** In CSS pixels, each way. */
  readonly size: number;
}

/** The item's picture, also an unsaved one, or an icon in its place. */
export function DraftPicture({ draft: { picture, base }, size }: DraftPictureProps) {
  if (picture) return <LocalImage picture={picture} size={size} />;
  const { url } = base.image;
  if (url === PRODUCT_PLACEHOLDER) return <Image size={size > 48 ? 28 : 18} strokeWidth={1.75} aria-hidden />;
  return <img src={imageVariant(url, 480)} alt="" width={size} height={size} />;
}
