/** Refuses a spread of an object or array that is written in place, also `as` a type: what it holds can stand there itself. */
export const literalSpreads = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { spread: 'Write what it holds without the spread.' },
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {any} node @param {(text: string, part: any) => string} write @param {string} between */
    const report = (node, write, between) => {
      const spread = node.parent;
      const parts = node.properties ?? node.elements;
      const texts = parts.map((part) => write(sourceCode.getText(part), part));
      context.report({
        node,
        messageId: 'spread',
        // A comment between the fields has no place that a program can know.
        fix: sourceCode.getCommentsInside(node).length
          ? null
          : (fixer) => fixer.replaceText(spread, texts.join(between)),
      });
    };
    // Without its type what it holds may have another one, so that people decide.
    const reportTyped = (node) => context.report({ node, messageId: 'spread' });
    return {
      'ObjectExpression > SpreadElement > ObjectExpression': (node) => report(node, (text) => text, ', '),
      'ArrayExpression > SpreadElement > ArrayExpression': (node) => report(node, (text) => text, ', '),
      'JSXSpreadAttribute > ObjectExpression': (node) =>
        report(node, (text, field) => attribute(text, field, sourceCode), ' '),
      'ObjectExpression > SpreadElement > TSAsExpression > ObjectExpression': reportTyped,
      'ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression': reportTyped,
      'JSXSpreadAttribute > TSAsExpression > ObjectExpression': reportTyped,
    };
  },
};

/** @param {string} text @param {any} field */
function attribute(text, field, sourceCode) {
  if (field.type === 'SpreadElement') return `{${text}}`;
  return `${sourceCode.getText(field.key)}={${sourceCode.getText(field.value)}}`;
}
