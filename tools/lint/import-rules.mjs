import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GROUND, LOWEST, MAY_IMPORT, NO_BUILTINS, NOT_PACKAGES, ONLY_PACKAGES, isTestFile } from './import-table.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROJECTS = Object.keys(MAY_IMPORT);
const SCOPE = '@carta/';

const projectOf = (file) => PROJECTS.find((project) => file.startsWith(`${project}/`));
const folderOf = (project) => PROJECTS.find((folder) => path.posix.basename(folder) === project);

/** The folder directly under an app's `src` in which the file lies; none for a file that stands directly in `src`. */
const featureOf = (file) => /^apps\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1];

const isGround = (project, folder) => folder === 'testing' || (GROUND[project] ?? []).includes(folder);

const manifests = new Map();
function manifestOf(folder) {
  if (!manifests.has(folder)) {
    const file = path.join(ROOT, folder, 'package.json');
    manifests.set(folder, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  }
  return manifests.get(folder);
}

/** What another package may ask of this one. */
const publishedPaths = (folder) => Object.keys(manifestOf(folder).exports ?? {});

const declares = (folder, name) => {
  const { dependencies, devDependencies } = manifestOf(folder);
  return name in { ...dependencies, ...devDependencies };
};

function refusedPackageOfOurs(importer, project, request) {
  const [name, ...rest] = request.slice(SCOPE.length).split('/');
  const target = folderOf(name);
  const subpath = ['.', ...rest].join('/');
  if (target === project) return `a file reaches its own project by relative path, not as ${request}`;
  if (!MAY_IMPORT[project].includes(name)) return `${project} may not import ${SCOPE}${name}`;
  if (subpath === './testing' && !isTestFile(importer)) return `${request} is for tests only`;
  if (subpath === './shell' && project !== 'apps/shell' && !isTestFile(importer))
    return `${request} is for the shell and for tests only`;
  if (!publishedPaths(target).includes(subpath))
    return `${SCOPE}${name} does not publish '${subpath}': import what its entry exports`;
}

function refusedRelativePath(importer, project, request) {
  const target = path.posix.join(path.posix.dirname(importer), request);
  const isConfig = /\.config\.(cjs|mjs|ts)$/.test(importer);
  if (!target.startsWith(`${project}/`)) {
    return isConfig && (target.startsWith('tools/webpack/') || !projectOf(target))
      ? undefined
      : `'${request}' leaves ${project}: import another project by its package name`;
  }
  const [from, to] = [featureOf(importer), featureOf(target)];
  if (from && to && from !== to && from !== 'testing' && !isGround(project, to)) {
    return `'${from}' may not reach into the feature '${to}': what two features need moves down into a lib`;
  }
  const lowest = LOWEST[project] ?? [];
  if (to && lowest.includes(from) && !lowest.includes(to) && !isTestFile(importer))
    return `'${from}' may not import '${to}', which stands on it`;
  if (/\.[cm]?tsx?$/.test(importer) && path.posix.extname(target) === '')
    return `'${request}' names no file: write its ending`;
}

function refusedNpmPackage(importer, project, request) {
  const isShipped = !isTestFile(importer) && importer.includes('/src/');
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const isDeclared = declares(project, name) || (!isShipped && declares('', name));
  return (
    (isShipped && refusedShippedPackage(project, request)) ||
    (isDeclared || isBuiltin(request) ? undefined : `${project}/package.json does not declare ${name}`)
  );
}

function refusedShippedPackage(project, request) {
  if (NO_BUILTINS.includes(project) && isBuiltin(request)) return `${request}: a browser does not have it`;
  const only = ONLY_PACKAGES[project];
  if (only && !only.includes(request)) return `${project} may import ${only.join(' and ')} only, not ${request}`;
  const not = NOT_PACKAGES[project];
  if (not?.packages.some((name) => request === name || request.startsWith(`${name}/`)))
    return `${request}: ${not.instead}`;
}

/** Why `importer` (a path from the root) may not import `request`; undefined if it may. */
export function refusedImport(importer, request) {
  const project = projectOf(importer);
  if (!project) return;
  if (request.startsWith(SCOPE)) return refusedPackageOfOurs(importer, project, request);
  if (request.startsWith('.')) return refusedRelativePath(importer, project, request);
  if (path.posix.isAbsolute(request)) return `'${request}' is an address on one machine`;
  return refusedNpmPackage(importer, project, request);
}

const LOADERS =
  /^(require|require\.resolve|import\.meta\.resolve|jest\.(mock|doMock|unmock|requireActual|requireMock))$/;

export const importRules = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}}.' } },
  create(context) {
    const importer = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const check = (node) => {
      const request = textOf(node);
      const reason = request !== undefined && refusedImport(importer, request);
      if (reason) context.report({ node, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      TSExternalModuleReference: (node) => check(node.expression),
      CallExpression(node) {
        if (LOADERS.test(context.sourceCode.getText(node.callee))) check(node.arguments[0]);
      },
    };
  },
};

/** The text of a string or of a template without expressions. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
}
