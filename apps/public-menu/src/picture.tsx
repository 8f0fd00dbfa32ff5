import { IMAGE_WIDTHS, imageVariant, LARGEST_IMAGE_WIDTH } from '@carta/domain';
import styles from './picture.module.css';

/** Returns the address of an uploaded picture, or of a chosen one in a preview; null for a placeholder or none. */
export function ownPicture(url: string | undefined): string | null {
  return url && /^(?:\/files\/|blob:)/.test(url) ? url : null;
}

interface PictureProps {
  /** Address of an uploaded picture. */
  readonly url: string;
  /** '' for one that only adorns. */
  readonly alt?: string;
  readonly className: string | undefined;
  /** Size of its box in CSS pixels; it prevents layout shifts. */
  readonly width: number;
  readonly height: number;
  /** The `sizes` attribute, if the box's width depends on the screen. */
  readonly sizes?: string;
  /** True for a picture that is visible at once: it is not loaded lazily. */
  readonly priority?: boolean;
}

export function Picture({
  url,
  alt = '',
  className,
  width,
  height,
  sizes = `${width}px`,
  priority = false,
}: PictureProps) {
  const narrower = IMAGE_WIDTHS.map((each) => `${imageVariant(url, each)} ${each}w`);
  // Within a <picture>, React adds no preload, which would name another width where the window's changes meanwhile.
  return (
    <picture className={styles.picture}>
      <img
        src={imageVariant(url, 480)}
        srcSet={[...narrower, `${url} ${LARGEST_IMAGE_WIDTH}w`].join(', ')}
        sizes={sizes}
        alt={alt}
        className={className}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', fetchPriority: 'low' })}
      />
    </picture>
  );
}
