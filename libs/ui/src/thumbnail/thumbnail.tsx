import { imageVariant, PRODUCT_PLACEHOLDER } from '@carta/domain';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE } from '../icon.ts';
import { Ring } from '../loader/loader.tsx';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  /** Address of the full picture; the component loads the 160 px variant. */
  src: string | null;
  /** Shows the picture grey and faint. */
  hidden?: boolean;
  /** 0 to 1 during an upload. */
  progress?: number;
}

/** A picture of 48 px, or an icon if there is none. */
export function Thumbnail({ src, hidden, progress }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src !== PRODUCT_PLACEHOLDER && src !== broken ? src : null;
  return (
    <span className={classNames(styles.thumbnail, hidden && styles.hidden, progress !== undefined && styles.uploading)}>
      {progress !== undefined ? (
        <Ring size="l" progress={progress} />
      ) : shown ? (
        <img
          src={imageVariant(shown, 160)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(shown)}
        />
      ) : (
        <Image size={20} strokeWidth={ICON_LINE} aria-hidden />
      )}
    </span>
  );
}
