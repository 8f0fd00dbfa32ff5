const isPathData = (text) => /^m[\d\s.-]/i.test(text);

/** Converts each kind of SVG element in icons to path data; the attributes are strings. */
const PATH_OF = {
  path: ({ d }) => d,
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}Z`,
  ellipse: ({ cx, cy, rx, ry }) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
  rect: ({ x = 0, y = 0, width, height, rx = 0, ry = rx }) =>
    `M${+x + +rx} ${y}h${width - 2 * rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}v${height - 2 * ry}a${rx} ${ry} 0 0 1 ${-rx} ${ry}` +
    `h${2 * rx - width}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}v${2 * ry - height}a${rx} ${ry} 0 0 1 ${rx} ${-ry}`,
};

/** Returns the elements of a lucide icon; null for an unknown name. */
const nodeOf = (name) => {
  try {
    return require(`lucide-react/icons/${name}`).__iconData.node;
  } catch {
    return null;
  }
};

/** Returns the lucide icon of this name as SVG path data; path data is returned unchanged. Throws for an unknown name, in Spanish. */
const iconPath = (nameOrPath) => {
  if (isPathData(nameOrPath)) return nameOrPath;
  const node = nodeOf(nameOrPath);
  if (!node) throw new Error(`no hay un icono '${nameOrPath}'; los nombres están en https://lucide.dev/icons`);
  // A relative 'm' at the start of an element would continue from the end of the previous one.
  return node.map(([element, attributes]) => PATH_OF[element](attributes).replace(/^m/, 'M0 0m')).join('');
};

module.exports = { iconPath };
