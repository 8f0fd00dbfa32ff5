import { parseArgs } from 'node:util';

/**
 * The groups that a command's arguments name by --only, in their order; all of them if they name none. With --scale they are those at scale, else the usual ones.
 * @param {string[]} args
 * @param {{ usual: readonly string[], scale: readonly string[] }} all
 * @returns {{ ok: true, groups: string[] } | { ok: false, reason: string }}
 */
export function wantedGroups(args, { usual, scale }) {
  const wanted = optionsIn(args);
  if (!wanted) return { ok: false, reason: 'npm run bench [-- [--scale] [--only GROUP]…]' };
  const groups = wanted.scale ? scale : usual;
  const { only = [] } = wanted;
  const unknown = only.find((name) => !groups.includes(name));
  if (unknown !== undefined)
    return { ok: false, reason: `There is no group '${unknown}': the groups are ${groups.join(', ')}.` };
  return { ok: true, groups: groups.filter((name) => only.length === 0 || only.includes(name)) };
}

/** @param {string[]} args */
function optionsIn(args) {
  try {
    return parseArgs({ args, options: { only: { type: 'string', multiple: true }, scale: { type: 'boolean' } } })
      .values;
  } catch {
    return undefined;
  }
}
