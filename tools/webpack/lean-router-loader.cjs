/**
 * Makes the router's unused components and contexts removable from a bundle: drops their `displayName` assignments, which are side
 * effects, and marks the calls that create them as pure.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
