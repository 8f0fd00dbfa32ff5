import { parseArgs } from 'node:util';

/**
 * The groups that a command's arguments name by --only, in the order of `groups`; all of them if they name none.
 * @param {string[]} args
 * @param {readonly string[]} groups all that there are
 * @returns {{ ok: true, groups: string[] } | { ok: false, reason: string }}
 */
export function wantedGroups(args, groups) {
  const named = namedBy(args);
  if (!named) return { ok: false, reason: 'npm run bench [-- --only GROUP]…' };
  const unknown = named.find((name) => !groups.includes(name));
  if (unknown !== undefined)
    return { ok: false, reason: `There is no group '${unknown}': the groups are ${groups.join(', ')}.` };
  return { ok: true, groups: groups.filter((name) => named.length === 0 || named.includes(name)) };
}

/** @param {string[]} args */
function namedBy(args) {
  try {
    return parseArgs({ args, options: { only: { type: 'string', multiple: true } } }).values.only ?? [];
  } catch {
    return undefined;
  }
}
