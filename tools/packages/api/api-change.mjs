/** @typedef {{ removed: string[], changed: string[], grown: string[], added: string[] }} ApiChange names of exports */

const DECLARED =
  /^(?:export )?(?:declare )?(?:default )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) (\w+)/m;
const RE_EXPORTED = /^export \{ (?:\w+ as )?(\w+) \}$/m;

/**
 * Returns what differs between two API reports of a package. An export has grown where it only gained lines: members of a constant, or
 * optional members of a type.
 * @param {string} before
 * @param {string} after
 * @returns {ApiChange}
 */
export function apiChange(before, after) {
  const [old, now] = [declarationsOf(before), declarationsOf(after)];
  /** @type {ApiChange} */
  const change = { removed: [], changed: [], grown: [], added: [] };
  for (const [name, text] of old) {
    const next = now.get(name);
    if (next === undefined) change.removed.push(name);
    else if (next !== text) change[hasOnlyGrown(text, next) ? 'grown' : 'changed'].push(name);
  }
  for (const name of now.keys()) if (!old.has(name)) change.added.push(name);
  return change;
}

/**
 * Returns the lowest version that may follow `version` with this change: a major one where an export was removed or changed, a minor one where
 * one was added or has grown.
 * @param {string} version
 * @param {ApiChange} change
 */
export function leastVersion(version, { removed, changed, grown, added }) {
  const [major, minor] = partsOf(version);
  if (removed.length + changed.length > 0) return `${major + 1}.0.0`;
  return grown.length + added.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/**
 * @param {string} version
 * @param {string} other
 */
export function isBefore(version, other) {
  const [a, b] = [partsOf(version), partsOf(other)];
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing >= 0 && (a[differing] ?? 0) < (b[differing] ?? 0);
}

/**
 * @param {string} version
 * @returns {[number, number, number]}
 */
function partsOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/**
 * The declarations of a report by name; overloads of one name are one text.
 * @param {string} report
 */
function declarationsOf(report) {
  const [, code = ''] = /```ts\n([\s\S]*)```/.exec(report) ?? [];
  /** @type {Map<string, string>} */
  const declarations = new Map();
  for (const block of code.split(/\n\n(?=\/\/ @|export )/)) {
    const name = (DECLARED.exec(block) ?? RE_EXPORTED.exec(block))?.[1];
    if (name === undefined) continue;
    const text = withoutFormat(block.replace(/^\/\/ .*\n/gm, '')).trim();
    declarations.set(name, [declarations.get(name) ?? [], text].flat().join('\n'));
  }
  return declarations;
}

/**
 * Types that the compiler infers are indented and quoted otherwise than those that somebody has written.
 * @param {string} text
 */
function withoutFormat(text) {
  return text.replace(/^ +/gm, '').replace(/< +/g, '<').replaceAll('"', "'");
}

/**
 * @param {string} before
 * @param {string} after
 */
function hasOnlyGrown(before, after) {
  const old = before.split('\n');
  const gained = [];
  for (const line of after.split('\n')) {
    if (line === old[0]) old.shift();
    else gained.push(line);
  }
  if (old.length > 0) return false;
  return (
    /^(?:export )?(?:declare )?const /.test(after) || gained.every((line) => /^\s*(?:readonly )?\w+\?:.*;$/.test(line))
  );
}
