import { useCallback } from 'react';

interface LocalImageProps {
  readonly picture: Blob;
  /** In CSS pixels, each way. */
  readonly size: number;
}

/** Shows a picture that has not been uploaded yet. */
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
