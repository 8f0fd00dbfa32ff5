import { imageVariant, type PublicMenu } from '@carta/domain';
import { formatAddress } from './format-address.ts';
import { ownPicture } from './picture.tsx';

export function menuTitle({ name }: PublicMenu): string {
  return name === '' ? 'Menú' : `${name} · Menú`;
}

/** Metadata for search engines and link previews. */
export function MenuMetadata({ menu }: { menu: PublicMenu }) {
  const cover = ownPicture(menu.style.backgroundImage);
  const logo = ownPicture(menu.logo.url);
  const image = cover ?? logo;
  const absolute = (path: string) => new URL(path, menu.publicUrl).href;
  return (
    <>
      <meta name="description" content={description(menu)} />
      <link rel="canonical" href={menu.publicUrl} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:site_name" content="Carta" />
      <meta property="og:title" content={menuTitle(menu)} />
      <meta property="og:description" content={description(menu)} />
      <meta property="og:url" content={menu.publicUrl} />
      {image && <meta property="og:image" content={absolute(imageVariant(image, 960))} />}
      {logo ? (
        <link rel="icon" href={imageVariant(logo, 160)} type="image/webp" />
      ) : (
        <link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml" />
      )}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(menu, image ? absolute(image) : undefined)) }}
      />
    </>
  );
}

function description(menu: PublicMenu): string {
  const address = formatAddress(menu.modalInfo);
  const dishes = menu.categories.map(({ title }) => title).filter(Boolean);
  return [`Menú de ${menu.name}`, address, dishes.join(', ')].filter(Boolean).join('. ').slice(0, 200);
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
