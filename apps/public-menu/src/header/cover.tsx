import type { PublicMenu } from '@carta/domain';
import { ownPicture, Picture, pictureSet } from '../picture.tsx';

/**
 * The largest picture of a phone's first screen. It is low and wide: fewer dots than the screen has are sharp enough there, and arrive on a slow
 * line half a second earlier.
 */
const SIZES = '(width >= 1000px) 100vw, 60vw';

export function Cover({ menu, className }: { menu: PublicMenu; className: string | undefined }) {
  const url = ownPicture(menu.style.backgroundImage);
  return url && <Picture url={url} alt="" className={className} width={360} height={92} sizes={SIZES} priority />;
}

/** Has the browser fetch it before it reads the page's styles. */
export function CoverPreload({ menu }: { menu: PublicMenu }) {
  const url = ownPicture(menu.style.backgroundImage);
  return url && <link rel="preload" as="image" imageSrcSet={pictureSet(url)} imageSizes={SIZES} fetchPriority="high" />;
}
