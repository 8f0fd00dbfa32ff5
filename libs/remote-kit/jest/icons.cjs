const fileOf = (name) =>
  name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

const load = (name) =>
  name === 'createLucideIcon'
    ? require('lucide-react/dist/esm/createLucideIcon.mjs')
    : require(`lucide-react/icons/${fileOf(name)}`);

/** Stands for `lucide-react`: loads an icon when it is read, since all of them are 1.3 MB in each test file. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (icons, name) => (typeof name === 'string' ? (icons[name] ??= load(name).default) : undefined) },
);
