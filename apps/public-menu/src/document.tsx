import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The content of the build's assets.json. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts?: readonly string[];
  /** Files of each entry of the build. */
  readonly entries?: Readonly<Record<string, Pick<PageAssets, 'scripts' | 'styles'>>>;
}

interface DocumentParts {
  /** Of the page's words. */
  readonly lang: string;
  readonly title: string;
  readonly assets: PageAssets;
  /** Metadata, and stylesheets that follow the page's own. */
  readonly head?: ReactNode;
  /** Attributes of the scripts. */
  readonly scriptData?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly children: ReactNode;
}

export function renderDocument({ lang, title, assets, head, scriptData, children }: DocumentParts): string {
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
        {head}
        {assets.scripts.map((src) => (
          <script key={src} defer src={src} {...scriptData} />
        ))}
      </head>
      <body>{children}</body>
    </html>,
  );
  return `<!doctype html>${html}\n`;
}
