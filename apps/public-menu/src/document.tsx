import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The content of the build's assets.json. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts?: readonly string[];
  /** Styles as text, of the menu's page and of a product's. */
  readonly css?: Readonly<Record<'styles' | 'product', string>>;
  /** Files of what these say of paper. */
  readonly print?: Readonly<Record<string, string>>;
  /** Files of each entry of the build. */
  readonly entries?: Readonly<Record<string, Pick<PageAssets, 'scripts' | 'styles'>>>;
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
  /** The page's styles. */
  readonly css?: string | undefined;
  /** File of its styles on paper. */
  readonly print?: string | undefined;
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
  css,
  print,
  head,
  scriptData,
  children,
}: DocumentParts): RenderedPage {
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
        {print && <link rel="stylesheet" media="print" href={print} />}
        {head}
        {assets.scripts.map((src) => (
          <script key={src} defer src={src} {...scriptData} />
        ))}
      </head>
      <body>{children}</body>
    </html>,
  );
  return { html: `<!doctype html>${html}\n`, styles: css ? [css] : [] };
}
