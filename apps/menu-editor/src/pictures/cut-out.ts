import { LARGEST_IMAGE_WIDTH } from '@carta/domain';

/** In pixels of the upright picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.86;

/** Returns the picture at an address, decoded and upright; null if it cannot be read. */
export async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/**
 * Returns an area of a picture as a file, scaled down to at most `largest` pixels each way, by default the largest stored width; null if the
 * browser cannot draw it. [IMG-8]
 */
export async function cutOut(
  image: HTMLImageElement,
  area: Area,
  largest: number = LARGEST_IMAGE_WIDTH,
): Promise<Blob | null> {
  const scale = Math.min(1, largest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  // Safari cannot encode WebP, and a JPEG is black where the picture is transparent.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encode(canvas, 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
