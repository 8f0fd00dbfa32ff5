import type { PublicMenu } from '@carta/domain';
import { use } from 'react';
import { formatAddress } from './format-address.ts';
import { MenuContext } from './menu-context.ts';
import { useWords, type Words } from './words.ts';
import { menuSection, structuredData } from './structured-data.ts';

interface MenuMetadataProps {
  readonly menu: PublicMenu;
  /** `sectionJson` of each category, where it is made already. */
  readonly sections?: readonly string[] | undefined;
}

/** Metadata for search engines and link previews. */
export function MenuMetadata({ menu, sections }: MenuMetadataProps) {
  const words = useWords();
  const { now } = use(MenuContext);
  const image = sharePicture(menu);
  const data = scriptJson(structuredData({ menu, image, now, ...(sections && { sections: [] }) }));
  // Nothing that was typed can look like this: JSON escapes its quotes.
  const whole = sections ? data.replace('"hasMenuSection":[]', () => `"hasMenuSection":[${sections.join()}]`) : data;
  return (
    <>
      <SharedMetadata
        title={words.menuTitle(menu.name)}
        description={description(menu, words)}
        url={menu.publicUrl}
        image={image}
      />
      <BusinessIcon menu={menu} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: whole }} />
    </>
  );
}

/** Returns what search engines read of a category, for the content of a `<script>`. */
export const sectionJson = (...section: Parameters<typeof menuSection>): string => scriptJson(menuSection(...section));

/** Returns the address, with its origin, of the picture that is drawn of the business for link previews. */
export function sharePicture({ key, publicUrl }: PublicMenu): string {
  return new URL(`/files/share/${key}.png`, publicUrl).href;
}

interface SharedMetadataProps {
  readonly title: string;
  readonly description: string;
  /** The address of the page, with its origin. */
  readonly url: string;
  /** Address of a picture, with its origin. */
  readonly image: string;
}

/** What search engines and chats show of a page. */
export function SharedMetadata({ title, description, url, image }: SharedMetadataProps) {
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={useWords().lang.replace('-', '_')} />
      <meta property="og:site_name" content="Carta" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
    </>
  );
}

/** The business in the browser's tab and on a phone's home screen: its icon, drawn where it has no logo, its name and its colour. */
export function BusinessIcon({ menu }: { menu: PublicMenu }) {
  const { key, style } = menu;
  return (
    <>
      <link rel="icon" href={`/files/icon/192/${key}.png`} type="image/png" />
      <link rel="apple-touch-icon" href={`/files/icon/180/${key}.png`} />
      <link rel="manifest" href={`/m/${key}/manifest.webmanifest`} />
      <meta name="theme-color" content={style.mainColor} />
    </>
  );
}

function description(menu: PublicMenu, { menuOf }: Words): string {
  const address = formatAddress(menu.modalInfo);
  const dishes = menu.categories.map(({ title }) => title).filter(Boolean);
  return [menuOf(menu.name), address, dishes.join(', ')].filter(Boolean).join('. ').slice(0, 200);
}

/** Returns JSON for the content of a `<script>`: no text in it can end the script or open a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
