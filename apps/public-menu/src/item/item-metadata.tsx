import { formatPrice, imageVariant, shownPrice, type PublicItem, type PublicMenu } from '@carta/domain';
import { BusinessIcon, SharedMetadata, sharePicture } from '../menu-metadata.tsx';
import { ownPicture } from '../picture.tsx';
import { itemPath } from '../item-path.ts';
import { useWords } from '../words.ts';

interface ItemMetadataProps {
  readonly menu: PublicMenu;
  readonly item: PublicItem;
  /** In ms since 1970. */
  readonly now: number;
}

export function itemPageTitle({ name }: PublicMenu, { title }: PublicItem): string {
  return [title, name].filter(Boolean).join(' · ');
}

/** Metadata of a product's page for search engines and link previews. */
export function ItemMetadata({ menu, item, now }: ItemMetadataProps) {
  const words = useWords();
  const { from, price } = shownPrice(item, menu.optionGroups, now);
  const picture = ownPicture(item.image.url);
  const amount = `${from ? `${words.from} ` : ''}${formatPrice(price)}`;
  return (
    <>
      <SharedMetadata
        title={itemPageTitle(menu, item)}
        description={[item.description, amount].filter(Boolean).join(' · ')}
        url={new URL(itemPath(menu.key, item.key), menu.publicUrl).href}
        image={picture === null ? sharePicture(menu) : new URL(imageVariant(picture, 960), menu.publicUrl).href}
      />
      <BusinessIcon menu={menu} />
    </>
  );
}
