import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declarationOf, remoteFilesOf, Screen, type RegisteredRemote, type RemoteRegistry } from '@carta/contract';
import { isChanged, ok, refused, type Result } from '@carta/domain';
import { integrityOf } from '@carta/publishing';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { ReadyCheck } from '../http/health.routes.ts';
import { firstFilesOf, registriesOf, type LiveReleases, type Registries } from './releases.ts';

const RegistryLine = z.object({
  version: z.string(),
  manifest: z.string(),
  /** For a remote whose manifest lies on another origin. */
  screens: z._default(z.array(Screen), []),
});
type RegistryLine = z.infer<typeof RegistryLine>;
const RegistryLines = z.record(z.string(), RegistryLine);

/** A broken registry is read again after this time: a manifest may arrive later than the line that names it. */
const RETRY_MS = 2_000;

export interface RegistryOptions {
  readonly development: boolean;
  readonly log: FastifyBaseLogger;
  /** Folder in which the last valid lines survive a restart. */
  readonly dataDir: string;
  /** Returns the published remotes. */
  readonly published: () => Promise<LiveReleases>;
}

interface Team {
  readonly team: string;
  /** Address of the team. */
  readonly contact: string;
}

export interface Remotes {
  /** Returns the live remotes of every page: the published ones, and those of the build that were never published. The same object until one changes. */
  readonly live: () => Promise<Registries>;
  /** Returns who owns a remote of the build. */
  readonly builtTeam: (name: string) => Team | undefined;
  /** Returns the remotes of the build. A broken line counts as it was when it was last valid. */
  readonly built: () => RemoteRegistry;
  /** Fails with the broken lines of the build. */
  readonly check: ReadyCheck;
}

/** Reads the published remotes, and `remotes/registry.json` of the build's folder; both again when they change. */
export function openRemotes(siteDir: string, { development, log, dataDir, published }: RegistryOptions): Remotes {
  const file = path.join(siteDir, 'remotes/registry.json');
  const keptFile = path.join(dataDir, 'remotes-last-valid.json');
  /** By address of the manifest. */
  const teams = new Map<string, Team>();
  let kept = readKept();
  let registry: RemoteRegistry = {};
  let problems: readonly string[] = [];
  let lastRead: { readonly changedAt: number; readonly readAt: number } | null = null;

  function readKept(): Readonly<Record<string, RegistryLine>> {
    const stored = readJson(keptFile);
    const parsed = RegistryLines.safeParse(stored.ok ? stored.value : {});
    return parsed.success ? parsed.data : {};
  }

  function keep(lines: Readonly<Record<string, RegistryLine>>): void {
    if (!isChanged(kept, lines)) return;
    kept = lines;
    try {
      writeFileSync(`${keptFile}.new`, JSON.stringify(lines, null, 2));
      renameSync(`${keptFile}.new`, keptFile);
    } catch (error) {
      log.warn({ err: error }, 'the last valid registry of remotes cannot be stored');
    }
  }

  function remoteOf(line: RegistryLine): Result<RegisteredRemote> {
    // The browser fetches the manifest of another origin.
    if (!line.manifest.startsWith('/remotes/')) return ok(line);
    const manifest = readJson(path.join(siteDir, line.manifest));
    if (!manifest.ok) return refused(`no se puede leer ${line.manifest}`);
    const declared = declarationOf(manifest.value);
    if (!declared) return refused(`${line.manifest} no declara pantallas válidas`);
    const files = development ? null : remoteFilesOf(manifest.value, line.manifest);
    const { screens, panel, team = '', contact = '' } = declared;
    teams.set(line.manifest, { team, contact });
    const named = { ...line, ...(files && { files }) };
    const integrity = integrityOf(readFirstFiles(named));
    return ok({ ...named, screens, ...(panel !== undefined && { panel }), integrity });
  }

  /** Leaves out what is missing: a visit shows that. */
  function readFirstFiles(remote: Pick<RegisteredRemote, 'manifest' | 'files'>): Map<string, Buffer> {
    const folder = path.join(siteDir, path.dirname(remote.manifest));
    const there = firstFilesOf(remote).filter((file) => existsSync(path.join(folder, file)));
    return new Map(there.map((file) => [file, readFileSync(path.join(folder, file))]));
  }

  function readLine(name: string, value: unknown) {
    const parsed = RegistryLine.safeParse(value);
    const remote = parsed.success ? remoteOf(parsed.data) : refused('la línea no es válida');
    if (parsed.success && remote.ok)
      return {
        name,
        remote: remote.value,
        line: { ...parsed.data, screens: [...remote.value.screens] },
        problem: null,
      };
    const problem = remote.ok ? null : `${name}: ${remote.reason}`;
    const line = kept[name];
    if (!line) return { name, remote: parsed.success ? parsed.data : null, line: null, problem };
    const last = remoteOf(line);
    // Its screens stay known without its manifest, so that a visit shows what failed instead of a 404.
    return { name, remote: last.ok ? last.value : line, line, problem };
  }

  function readRegistry(): void {
    const stored = readJson(file);
    const lines = z.record(z.string(), z.unknown()).safeParse(stored.ok ? stored.value : null);
    const read = Object.entries(lines.success ? lines.data : kept).map(([name, value]) => readLine(name, value));
    const found = read.flatMap(({ problem }) => problem ?? []);
    if (!lines.success) found.unshift('no se puede leer registry.json');
    for (const problem of found.filter((one) => !problems.includes(one)))
      log.warn({ problem }, 'the registry of remotes is broken');
    problems = found;
    registry = Object.fromEntries(read.flatMap(({ name, remote }) => (remote ? [[name, remote]] : [])));
    keep(Object.fromEntries(read.flatMap(({ name, line }) => (line ? [[name, line]] : []))));
  }

  function built(): RemoteRegistry {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isDue = problems.length > 0 && Date.now() - (lastRead?.readAt ?? 0) > RETRY_MS;
    // A build in development changes a manifest without a new version.
    if (development || isDue || lastRead?.changedAt !== changedAt) {
      readRegistry();
      lastRead = { changedAt, readAt: Date.now() };
    }
    return registry;
  }

  let lastPublished: LiveReleases = new Map();
  let isPublishedRead = true;
  /** Pages are served while the database does not answer. */
  async function readPublished(): Promise<LiveReleases> {
    try {
      lastPublished = await published();
      isPublishedRead = true;
    } catch (error) {
      if (isPublishedRead) log.warn({ err: error }, 'the published remotes cannot be read');
      isPublishedRead = false;
    }
    return lastPublished;
  }

  let combined: { built: RemoteRegistry; published: LiveReleases; live: Registries } | undefined;
  async function live(): Promise<Registries> {
    const current = { built: built(), published: await readPublished() };
    if (combined?.built !== current.built || combined.published !== current.published) {
      // In development a build is shown although another version is published.
      const notBuilt = [...current.published].filter(([name]) => !(name in current.built));
      const shown = development ? new Map(notBuilt) : current.published;
      combined = { ...current, live: registriesOf(current.built, shown) };
    }
    return combined.live;
  }

  return {
    live,
    built,
    builtTeam: (name) => teams.get(built()[name]?.manifest ?? ''),
    check: {
      isOnlyReported: true,
      failure: async () => {
        built();
        return problems.length > 0 ? problems.join('; ') : null;
      },
    },
  };
}

function readJson(file: string): Result<unknown> {
  try {
    return ok(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return refused('unreadable');
  }
}
