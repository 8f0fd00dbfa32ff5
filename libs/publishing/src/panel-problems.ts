import { isInRange } from '@carta/contract';

/** What a shell offers to remotes as `@carta/panel`. */
export interface PanelOffer {
  readonly version: string;
  readonly names: readonly string[];
}

interface Needed {
  /** Range of `@carta/panel`, like '^1.0.0'. */
  readonly panel?: string | undefined;
  /** Names that are imported of it. */
  readonly imports?: readonly string[] | undefined;
}

const RANGE = /^\^\d+\.\d+\.\d+$/;

/** Returns why this shell cannot run a remote that declares what it needs of `@carta/panel`, a line each, in Spanish. */
export function panelProblems({ panel = '', imports = [] }: Needed, { version, names }: PanelOffer): string[] {
  const unknown = imports.filter((imported) => !names.includes(imported));
  return [
    ...(RANGE.test(panel) ? [] : ['mf-manifest.json: carta.panel tiene que ser como ^1.0.0']),
    ...(RANGE.test(panel) && !isInRange(version, panel)
      ? [`necesita @carta/panel ${panel}, y el panel tiene ${version}`]
      : []),
    ...unknown.map((imported) => `importa ${imported} de @carta/panel, que el panel ${version} no ofrece`),
  ];
}
