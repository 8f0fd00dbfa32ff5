const { TestEnvironment } = require('jest-environment-jsdom');

/** What every browser has and jsdom leaves out. */
const MISSING = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'structuredClone'];

/** Returns an element's value of an inherited property that no default style sets. */
function inherited(element, property, initial) {
  for (let each = element; each; each = each.parentElement) {
    const value = each.hasAttribute('style') ? each.style.getPropertyValue(property) : '';
    if (value !== '') return value;
  }
  return initial;
}

/**
 * Makes `getComputedStyle` of a page without style sheets work out only the properties that are read: jsdom matches
 * every default rule and copies every property in each call, and queries by role call it for each element.
 */
function readStylesLazily(window) {
  const computeAll = window.getComputedStyle;
  /** By what jsdom's default rules for `display` look at. */
  const displays = new Map();

  function display(element) {
    const own = element.hasAttribute('style') ? element.style.display : '';
    if (own !== '') return own;
    const { localName, namespaceURI, parentElement } = element;
    const looksAt = [element.hasAttribute('hidden'), element.hasAttribute('open'), element.getAttribute('type')];
    const key = [namespaceURI, localName, parentElement?.localName === 'ruby', ...looksAt].join('|');
    if (!displays.has(key)) displays.set(key, computeAll(element).display);
    return displays.get(key);
  }
  const READ = {
    display,
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
    pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element) || window.document.styleSheets.length > 0) {
      return computeAll(element, pseudo);
    }
    const read = (name) => {
      if (Object.hasOwn(READ, name)) return READ[name](element);
      const all = computeAll(element);
      return typeof all[name] === 'function' ? all[name].bind(all) : all[name];
    };
    const getPropertyValue = (name) =>
      Object.hasOwn(READ, name) ? read(name) : computeAll(element).getPropertyValue(name);
    return new Proxy({}, { get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)) });
  };
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {};
    // The test's own window cannot leave its origin.
    const { constructor: JSDOM, virtualConsole } = this.dom;
    this.global.openWindowAt = (url) => new JSDOM('', { url, virtualConsole }).window;
    readStylesLazily(this.global);
  }
};
