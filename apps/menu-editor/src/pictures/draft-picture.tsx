import { imageVariant, type ImageWidth } from '@carta/domain';
import type { ReactNode } from 'react';
import { LocalImage } from './local-image.tsx';

interface DraftPictureProps {
  readonly chosen: Blob | null;
  /** Address of the stored picture; '' if there is none. */
  readonly stored: string;
  readonly width: ImageWidth;
  /** Shown if no picture is chosen or stored. */
  readonly children: ReactNode;
}

/** The chosen picture, or the stored one; fills its box. */
export function DraftPicture({ chosen, stored, width, children }: DraftPictureProps) {
  if (chosen) return <LocalImage picture={chosen} size={width} />;
  if (stored === '') return children;
  return <img src={imageVariant(stored, width)} alt="" width={width} height={width} loading="lazy" />;
}
