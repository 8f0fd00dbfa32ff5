/**
 * Runs each of the works once per round, A B A B…, so that other load on the machine affects them alike.
 * Leaves out the first round, which warms up.
 * @template T
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<T>>} works
 * @returns {Promise<Record<Name, T[]>>} what each gave, round by round
 */
export async function alternately(rounds, works) {
  const names = /** @type {Name[]} */ (Object.keys(works));
  const given = /** @type {Record<Name, T[]>} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {T[]} */ ([])]))
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await works[name]();
      if (round > 0) given[name].push(result);
    }
  }
  return given;
}
