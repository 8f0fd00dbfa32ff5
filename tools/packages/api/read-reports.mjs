import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { inRoot } from '../../root.mjs';
import { node } from '../node.mjs';
import { sourcesOf } from '../packages.mjs';

/** The packages whose exports are promised to others. */
export const PROMISED = ['domain', 'contract', 'api-client', 'ui', 'panel', 'settings'];

/** @type {import('@microsoft/api-extractor').IExtractorMessagesConfig['compilerMessageReporting']} */
const QUIET = { default: { logLevel: /** @type {import('@microsoft/api-extractor').ExtractorLogLevel} */ ('none') } };

/** Where the report of a package's last release is kept. @param {string} name @param {string} version */
export const releasedReport = (name, version) => inRoot('releases', version, `${name}.api.md`);

/** Where a package's present report is kept. @param {string} name */
export const currentReport = (name) => inRoot('libs', name, 'api-report.md');

/**
 * Returns the API report of each package, made of its sources: what its main entry exports, with every type that it names.
 * @returns {Map<string, string>} by the package's name without '@carta/'
 */
export function readReports() {
  mkdirSync(inRoot('dist'), { recursive: true });
  // In the repository, where the packages that the types come from are found.
  const folder = mkdtempSync(inRoot('dist/api-reports-'));
  try {
    return reportsIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function reportsIn(folder) {
  const types = path.join(folder, 'types');
  writeDeclarations(folder, types);
  const entry = (/** @type {string} */ name) => path.join(types, name, 'src', `${name}.d.ts`);
  const configs = PROMISED.map((name) => configOf(name, { folder, entry }));
  const [first, ...others] = configs;
  if (!first) return new Map();
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return new Map(
    configs.map((config, index) => {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => void (message.handled = true),
      });
      return [PROMISED[index] ?? '', readFileSync(config.reportFilePath, 'utf8').replaceAll('\r\n', '\n')];
    }),
  );
}

/**
 * @param {string} folder
 * @param {string} types
 */
function writeDeclarations(folder, types) {
  const project = path.join(folder, 'tsconfig.json');
  const sources = PROMISED.map((name) => inRoot('libs', name, 'src', `${name}.ts`));
  writeFileSync(
    project,
    JSON.stringify({
      extends: inRoot('tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: inRoot('libs'),
        outDir: types,
        // Types are checked by `npm run typecheck`.
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node'],
        noCheck: true,
        // A package that the compiler meets in node_modules first counts as somebody else's, and its declarations are missing.
        paths: sourcesByImport(),
      },
      files: [inRoot('libs/remote-kit/assets.d.ts'), ...sources],
    }),
  );
  // With several threads the members of a union come in another order each time.
  node(folder, [inRoot('node_modules/typescript7/bin/tsc'), '--singleThreaded', '-p', project]);
  // A package's report names what it takes from another package, without repeating it: the other has to lie in node_modules.
  for (const name of PROMISED) {
    const installed = path.join(folder, 'node_modules/@carta', name);
    cpSync(path.join(types, name), installed, { recursive: true });
    writeFileSync(
      path.join(installed, 'package.json'),
      JSON.stringify({ name: `@carta/${name}`, types: `src/${name}.d.ts` }),
    );
  }
}

/**
 * Returns the source of each entry of the packages, by what an import says.
 * @returns {Record<string, string[]>}
 */
function sourcesByImport() {
  return Object.fromEntries(
    PROMISED.flatMap((name) =>
      Object.entries(sourcesOf(name)).map(([entry, source]) => [
        path.posix.join('@carta', name, entry),
        [inRoot('libs', name, source)],
      ]),
    ),
  );
}

/**
 * @param {string} name
 * @param {{ folder: string, entry: (name: string) => string }} at
 */
function configOf(name, { folder, entry }) {
  const report = path.join(folder, 'reports');
  mkdirSync(report, { recursive: true });
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot('libs', name, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry(name),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'preserve',
            moduleResolution: 'bundler',
            target: 'es2023',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            noEmit: true,
            allowImportingTsExtensions: true,
            types: [],
          },
          files: PROMISED.map(entry),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: report,
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: QUIET, extractorMessageReporting: QUIET, tsdocMessageReporting: QUIET },
    },
  });
}
