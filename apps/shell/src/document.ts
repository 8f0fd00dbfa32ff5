import { PRELOADED_STATE_ID, serializeState, type PreloadedState } from '@carta/contract';

/** Addresses of what a page loads. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts that the first screen shows. */
  readonly fonts?: readonly string[];
}

/** Addresses of what the page's scripts will ask for at once. */
export type Preloads = Pick<Files, 'scripts' | 'styles'>;

interface DocumentParts {
  readonly title: string;
  readonly body: string;
  readonly state: PreloadedState;
  readonly files: Files;
  readonly preloads: Preloads;
}

/** The whole HTML document around the rendered `body`. */
export function htmlDocument({ title, body, state, files, preloads }: DocumentParts): string {
  const lines = [
    ...(files.fonts ?? []).map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.scripts.map((src) => `<script defer src="${src}" crossorigin="anonymous"></script>`),
    ...preloads.styles.map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...preloads.scripts.map((href) => `<link rel="preload" as="script" href="${href}">`),
  ];
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#201c18" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/assets/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png">
${lines.join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${PRELOADED_STATE_ID}">${serializeState(state)}</script>
</body>
</html>
`;
}
