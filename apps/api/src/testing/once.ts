/**
 * `describe` and `it` of tests that a file marked `@postgres` has beside those of its mark: the run of `npm test` on PostgreSQL leaves them out, those
 * on the embedded database and of `npm run test:long` have them.
 */
export const [describeOnce, itOnce] = process.env.ONLY_MARKED
  ? [leavingOut<jest.Describe>(), leavingOut<jest.It>()]
  : [describe, it];

function leavingOut<Runner>(): Runner {
  return Object.assign(() => {}, { each: () => () => {} }) as Runner;
}
