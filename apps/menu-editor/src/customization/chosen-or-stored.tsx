import { imageVariant, type ImageWidth } from '@carta/domain';
import type { ReactNode } from 'react';
import { LocalImage } from '../pictures/local-image.tsx';

interface ChosenOrStoredProps {
  readonly chosen: File | null;
  /** Its address; '' where there is none. */
  readonly stored: string;
  readonly width: ImageWidth;
  /** Where there is neither. */
  readonly children: ReactNode;
}

/** A picture as it will be once it is saved; its box says how large it is. */
export function ChosenOrStored({ chosen, stored, width, children }: ChosenOrStoredProps) {
  if (chosen) return <LocalImage picture={chosen} size={width} />;
  if (stored === '') return children;
  return <img src={imageVariant(stored, width)} alt="" width={width} height={width} loading="lazy" />;
}
