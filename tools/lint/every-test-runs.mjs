const RUNNERS = '/^(it|test|describe|suite)$/';
const HIDDEN = '/^(only|skip|fixme|todo|skipIf|runIf)$/';

/** Refuses a test that runs alone or is left out, and one that waits for a time. */
export const everyTestRuns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      hidden: 'Every test runs: none alone, none left out.',
      sleep: 'Wait for what a person would see, not for a time.',
    },
  },
  create(context) {
    /** @param {string} messageId */
    const report = (messageId) => (node) => context.report({ node, messageId });
    return {
      [`MemberExpression[object.name=${RUNNERS}][property.name=${HIDDEN}]`]: report('hidden'),
      [`MemberExpression[object.property.name=${RUNNERS}][property.name=${HIDDEN}]`]: report('hidden'),
      'CallExpression[callee.name=/^([fx](it|describe|test))$/]': report('hidden'),
      'CallExpression[callee.property.name="waitForTimeout"]': report('sleep'),
    };
  },
};
