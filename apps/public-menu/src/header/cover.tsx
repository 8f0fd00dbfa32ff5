import type { PublicMenu } from '@carta/domain';
import { ownPicture, Picture } from '../picture.tsx';

/**
 * The largest picture of a phone's first screen. It is low and wide: fewer dots than the screen has are sharp enough there, and arrive on a slow
 * line half a second earlier.
 */
const SIZES = '(width >= 1000px) 100vw, (width >= 720px) 60vw, 40vw';

export function Cover({ menu, className }: { menu: PublicMenu; className: string | undefined }) {
  const url = ownPicture(menu.style.backgroundImage);
  return url && <Picture url={url} className={className} width={360} height={92} sizes={SIZES} priority />;
}
