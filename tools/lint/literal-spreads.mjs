/** Refuses a spread of an object that is written in place: its fields can stand there themselves. */
/** @type {import('eslint').Rule.RuleModule} */
export const literalSpreads = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { spread: 'Write the fields without the spread.' },
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {import('estree').ObjectExpression} node @param {(text: string, property: any) => string} write @param {string} between */
    const report = (node, write, between) => {
      const spread = /** @type {any} */ (node).parent;
      const fields = node.properties.map((property) => write(sourceCode.getText(property), property));
      context.report({
        node,
        messageId: 'spread',
        // A comment between the fields has no place that a program can know.
        fix: sourceCode.getCommentsInside(node).length
          ? null
          : (fixer) => fixer.replaceText(spread, fields.join(between)),
      });
    };
    return {
      'ObjectExpression > SpreadElement > ObjectExpression': (node) => report(node, (text) => text, ', '),
      'JSXSpreadAttribute > ObjectExpression': (node) =>
        report(node, (text, field) => attribute(text, field, sourceCode), ' '),
    };
  },
};

/** @param {string} text @param {any} field @param {import('eslint').SourceCode} sourceCode */
function attribute(text, field, sourceCode) {
  if (field.type === 'SpreadElement') return `{${text}}`;
  return `${sourceCode.getText(field.key)}={${sourceCode.getText(field.value)}}`;
}
