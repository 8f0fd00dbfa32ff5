import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wantedGroups } from './wanted-groups.mjs';

const USUAL = ['reads', 'writes', 'tree'];
const SCALE = ['restore', 'sign-in'];
const GROUPS = { usual: USUAL, scale: SCALE };

describe('what is measured', () => {
  /** @type {[string, string[], string[]][]} */
  const cases = [
    ['everything, where nothing is named', [], USUAL],
    ['the group that is named', ['--only', 'writes'], ['writes']],
    ['several, always in the same order', ['--only', 'tree', '--only=reads'], ['reads', 'tree']],
    ['all groups at scale, and no others', ['--scale'], SCALE],
    ['a group at scale', ['--scale', '--only', 'restore'], ['restore']],
  ];
  for (const [what, args, groups] of cases) {
    it(what, () => assert.deepEqual(wantedGroups(args, GROUPS), { ok: true, groups }));
  }

  it('a group that is not there is refused with those that are', () =>
    assert.deepEqual(wantedGroups(['--only', 'trees'], GROUPS), {
      ok: false,
      reason: "There is no group 'trees': the groups are reads, writes, tree.",
    }));

  for (const args of [['reads'], ['--only'], ['--all']]) {
    it(`'${args.join(' ')}' is answered by how to ask`, () =>
      assert.deepEqual(wantedGroups(args, GROUPS), {
        ok: false,
        reason: 'npm run bench [-- [--scale] [--only GROUP]…]',
      }));
  }
});
