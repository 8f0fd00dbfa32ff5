import { imageVariant, type PublicMenu } from '@carta/domain';
import { formatAddress } from './format-address.ts';
import { useWords, type Words } from './words.ts';
import { ownPicture } from './picture.tsx';

/** Metadata for search engines and link previews. */
export function MenuMetadata({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const picture = sharedPicture(menu);
  const image = picture === null ? undefined : new URL(picture, menu.publicUrl).href;
  return (
    <>
      <SharedMetadata
        title={words.menuTitle(menu.name)}
        description={description(menu, words)}
        url={menu.publicUrl}
        picture={picture}
      />
      <BusinessIcon menu={menu} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(menu, image)) }}
      />
    </>
  );
}

/** Returns the address of the business's picture for link previews; null if it has none. */
export function sharedPicture({ style, logo }: PublicMenu): string | null {
  return ownPicture(style.backgroundImage) ?? ownPicture(logo.url);
}

interface SharedMetadataProps {
  readonly title: string;
  readonly description: string;
  /** The address of the page, with its origin. */
  readonly url: string;
  /** Address of an uploaded picture. */
  readonly picture: string | null;
}

/** What search engines and chats show of a page. */
export function SharedMetadata({ title, description, url, picture }: SharedMetadataProps) {
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
      {picture && <meta property="og:image" content={new URL(imageVariant(picture, 960), url).href} />}
    </>
  );
}

/** The business's logo, or else Carta's, in the browser's tab. */
export function BusinessIcon({ menu }: { menu: PublicMenu }) {
  const logo = ownPicture(menu.logo.url);
  if (!logo) return <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />;
  return <link rel="icon" href={imageVariant(logo, 160)} type="image/webp" />;
}

function description(menu: PublicMenu, { menuOf }: Words): string {
  const address = formatAddress(menu.modalInfo);
  const dishes = menu.categories.map(({ title }) => title).filter(Boolean);
  return [menuOf(menu.name), address, dishes.join(', ')].filter(Boolean).join('. ').slice(0, 200);
}

function structuredData({ name, publicUrl, modalInfo }: PublicMenu, image: string | undefined) {
  const { address, location, phone1 } = modalInfo;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url: publicUrl,
    hasMenu: publicUrl,
    ...(image && { image }),
    ...(phone1 && { telephone: phone1 }),
    ...(formatAddress(modalInfo) && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: location },
    }),
  };
}

/** Returns JSON for the content of a `<script>`: no text in it can end the script or open a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
