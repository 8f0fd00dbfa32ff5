import { useCallback } from 'react';

interface LocalImageProps {
  readonly picture: Blob;
  /** In CSS pixels, each way. */
  readonly size: number;
}

/** A picture that is not on the server yet. */
export function LocalImage({ picture, size }: LocalImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt="" width={size} height={size} />;
}
