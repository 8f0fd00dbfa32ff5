import { PRELOADED_STATE_ID, serializeState, type PreloadedState } from '@carta/contract';

/** Addresses of the files that a page loads. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first screen. */
  readonly fonts?: readonly string[];
}

/** Addresses of files that the page's scripts request first. */
export interface Preloads extends Pick<Files, 'scripts' | 'styles'> {
  /** `sha384-…` of the files on other origins, by address. */
  readonly integrity?: Readonly<Record<string, string>>;
}

interface DocumentParts {
  readonly title: string;
  readonly body: string;
  readonly state: PreloadedState;
  readonly files: Files;
  readonly preloads: Preloads;
}

/** Returns the HTML document around the rendered `body`. */
export function htmlDocument({ title, body, state, files, preloads }: DocumentParts): string {
  const lines = [
    ...(files.fonts ?? []).map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.scripts.map((src) => `<script defer src="${src}" crossorigin="anonymous"></script>`),
    ...preloads.styles.map((href) => preloadLink('style', href, preloads)),
    ...preloads.scripts.map((href) => preloadLink('script', href, preloads)),
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
${localRemoteBar(state)}<div id="root">${body}</div>
<script type="application/json" id="${PRELOADED_STATE_ID}">${serializeState(state)}</script>
</body>
</html>
`;
}

/** Names the local remote for as long as the page is open, whatever its code does to the page. */
function localRemoteBar({ localRemote }: PreloadedState): string {
  if (!localRemote) return '';
  const { name, origin } = localRemote;
  const style = 'position:sticky;top:0;z-index:99;padding:8px 16px;background:#201c18;color:#fffdf9';
  const link = '<a href="/panel?remote=" style="color:inherit">Quitar</a>';
  return `<aside aria-label="Remoto local" style="${style}">${name} viene de ${origin} · ${link}</aside>\n`;
}

/** A browser uses what it preloads only for a request of the same kind: across origins, with CORS and the same hash. */
function preloadLink(as: 'script' | 'style', href: string, { integrity = {} }: Preloads): string {
  const hash = integrity[href];
  const checked = hash === undefined ? '' : ` crossorigin="anonymous" integrity="${hash}"`;
  return `<link rel="preload" as="${as}" href="${href}"${checked}>`;
}

/** Returns the preloaded state of this page and the element that contains the rendered `body`. */
export function readPage(): { root: HTMLElement; state: PreloadedState } {
  const root = document.getElementById('root');
  const preloaded = document.getElementById(PRELOADED_STATE_ID)?.textContent;
  if (!root || !preloaded) throw new Error('The page carries no preloaded state');
  return { root, state: JSON.parse(preloaded) as PreloadedState };
}
