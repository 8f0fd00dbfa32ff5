import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The content of the build's assets.json. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts?: readonly string[];
  /** Styles as text, of the menu's page, of a product's, and of the notice. */
  readonly css?: Readonly<Record<'styles' | 'item', string>> & { readonly notice?: string };
  /** Files of what these say of screens from 720 px. */
  readonly wide?: Readonly<Record<string, string>>;
  /** Files of what these say of paper. */
  readonly print?: Readonly<Record<string, string>>;
  /** Files of each entry of the build. */
  readonly entries?: Readonly<Record<string, Pick<PageAssets, 'scripts' | 'styles'>>>;
  /** Files of each chunk; 'later' has the styles of what the menu's page shows at its end. */
  readonly chunks?: Readonly<Record<string, Pick<PageAssets, 'scripts' | 'styles'>>>;
}

/** A page, and the texts of its style elements, whose hashes its content security policy has to name. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly string[];
}

interface DocumentParts {
  /** Of the page's words. */
  readonly lang: string;
  readonly title: string;
  readonly assets: PageAssets;
  /** The entry whose styles the page has inside, with its files of wide screens and of paper; by default it has none of these. */
  readonly stylesOf?: 'styles' | 'item';
  /** Further styles: the owner's colours, and those of what few pages have. */
  readonly theme?: string;
  /** Files of styles that are loaded at the end of the page. */
  readonly later?: readonly string[] | undefined;
  /** Metadata. */
  readonly head?: ReactNode;
  /** Attributes of the scripts. */
  readonly scriptData?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly children: ReactNode;
}

/** Renders a page with its styles inside, so that no other file has to arrive before it is painted. */
export function renderDocument({
  lang,
  title,
  assets,
  stylesOf,
  theme = '',
  later,
  head,
  scriptData,
  children,
}: DocumentParts): RenderedPage {
  const css = ((stylesOf && assets.css?.[stylesOf]) ?? '') + theme;
  const [wide, print] = stylesOf ? [assets.wide?.[stylesOf], assets.print?.[stylesOf]] : [];
  const html = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {assets.fonts?.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {wide && <link rel="stylesheet" media="(width >= 720px)" href={wide} />}
        {print && <link rel="stylesheet" media="print" href={print} />}
        {head}
        {assets.scripts.map((src) => (
          <script key={src} defer src={src} {...scriptData} />
        ))}
      </head>
      <body>
        {children}
        {later?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}\n`, styles: css ? [css] : [] };
}
