import { imageVariant, type ImageWidth } from '@carta/domain';

/** The address of a picture that the owner uploaded, or in a preview is about to; null for a placeholder or none. */
export function ownPicture(url: string | undefined): string | null {
  return url && /^(?:\/files\/|blob:)/.test(url) ? url : null;
}

const WIDTHS: readonly ImageWidth[] = [160, 480, 960];
const FULL_WIDTH = 1600;

interface PictureProps {
  /** Address of an uploaded picture. */
  readonly url: string;
  readonly alt: string;
  readonly className: string | undefined;
  /** Size of its box in CSS pixels, so that nothing jumps when it arrives. */
  readonly width: number;
  readonly height: number;
  /** The box's width on screens that differ from `width`, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Seen at once, so not put off. */
  readonly first?: boolean;
}

export function Picture({ url, alt, className, width, height, sizes = `${width}px`, first = false }: PictureProps) {
  const narrower = WIDTHS.map((each) => `${imageVariant(url, each)} ${each}w`);
  return (
    <img
      src={imageVariant(url, 480)}
      srcSet={[...narrower, `${url} ${FULL_WIDTH}w`].join(', ')}
      sizes={sizes}
      alt={alt}
      className={className}
      width={width}
      height={height}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
