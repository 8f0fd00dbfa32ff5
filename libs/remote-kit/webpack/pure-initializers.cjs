const ts = require('typescript');

/** A function or a literal, which every minifier drops where it is unused. */
const isPure = (value) => ts.isFunctionLike(value) || ts.isLiteralExpression(value);

/**
 * A TypeScript transform for modules without side effects: wraps the initialiser of every top-level variable in a call that is marked as
 * pure, so that a bundle drops unused values. Without it, importing one rule of the domain includes all schemas of its file.
 */
const pureInitializers = (context) => (file) => {
  const { factory } = context;
  const pureCall = (value) => {
    const arrow = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
    const call = factory.createCallExpression(factory.createParenthesizedExpression(arrow), undefined, []);
    return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);
  };
  const wrap = (node) => {
    if (ts.isVariableDeclarationList(node)) return ts.visitEachChild(node, wrap, context);
    if (!ts.isVariableDeclaration(node) || !node.initializer || isPure(node.initializer)) return node;
    return factory.updateVariableDeclaration(node, node.name, undefined, node.type, pureCall(node.initializer));
  };
  const wrapStatement = (node) => (ts.isVariableStatement(node) ? ts.visitEachChild(node, wrap, context) : node);
  return ts.visitEachChild(file, wrapStatement, context);
};

module.exports = { pureInitializers };
