/**
 * The router's file makes components and contexts as it loads and then names them for the developer's tools, which keeps those in a
 * bundle that nobody uses. Without the names, and with what makes them marked as pure, they go.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
