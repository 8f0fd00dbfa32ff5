// npm leaves optional packages for other systems out of the lock file when the registry in use does not serve them,
// and `npm ci` then refuses the whole file. This writes the missing entries: `npm run lock:complete`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const PROCESSOR_ALIASES = { armv7: 'arm', universal: undefined };

/** Which systems a package of binaries is for, read from its name: `@nx/nx-linux-arm64-musl`. */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.map((word) => PROCESSOR_ALIASES[word] ?? word).find((word) => PROCESSORS.includes(word));
  const libc =
    system === 'linux' &&
    (words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) && 'glibc');
  return {
    ...(processor && { cpu: [processor] }),
    ...(libc && { libc: [libc] }),
    ...(system && { os: [system] }),
  };
}

/** The entries that `lock.packages` lacks: path in node_modules -> entry. */
export function missingEntries({ packages }) {
  const missing = {};
  for (const [holder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesFor(name, holder).some((place) => place in packages)) continue;
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    }
  }
  return missing;
}

/** Where Node looks for `name` when the package in `holder` asks for it, nearest first. */
function placesFor(name, holder) {
  const folders = holder.split('/node_modules/');
  return folders
    .map((_, count) =>
      `${folders.slice(0, folders.length - count).join('/node_modules/')}/node_modules/${name}`.replace(/^\//, ''),
    )
    .concat(`node_modules/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added to package-lock.json`);
}
