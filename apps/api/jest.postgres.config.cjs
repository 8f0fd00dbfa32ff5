const { readdirSync, readFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const shared = require('./jest.config.cjs');
const { leftOut } = require('../../jest.left-out.cjs');

/** Tests with a server that are about the database file of the data folder, with what of it they are about. */
const EMBEDDED_ONLY = {
  'locked-database.test.ts': 'its lock, which one process has at a time',
  'moved-data.test.ts': 'the folder is moved, deleted and replaced',
  'http/caddyfile.test.ts': 'the folder with it is moved',
  'http/behind-a-proxy.test.ts': 'its files have permissions',
  'http/secrets-never-exposed.test.ts': 'its files are searched',
  'session/cached-sessions.test.ts': 'what ends its caches, which PostgreSQL also does about every second',
  'events/thousands.test.ts': 'its statements are counted, and time is passed by hand',
  'events/events.test.ts': 'time is passed by hand, so that nothing looks at what other programs change',
  'cli/remote-commands.test.ts': 'a change of another program is seen at once',
};

const src = path.join(__dirname, 'src');
const onServer = readdirSync(src, { recursive: true })
  .map((file) => ({ file, text: file.endsWith('.test.ts') ? readFileSync(path.join(src, file), 'utf8') : '' }))
  .filter(
    ({ file, text }) =>
      /testing\/(test-server|charge-server|postgres-server|postgres-database)\.ts/.test(text) &&
      !(file in EMBEDDED_ONLY),
  );

/** Is about what differs between the engines: its first line says what, or it runs on this one only. */
const isMarked = ({ file, text }) => text.startsWith('/** @postgres ') || file.endsWith('.postgres.test.ts');

/** The tests that have a server of their own, on PostgreSQL. `ONLY_MARKED=1` leaves out those that are about something else. */
module.exports = {
  ...shared,
  testPathIgnorePatterns: leftOut,
  displayName: 'api on PostgreSQL',
  testMatch: onServer
    .filter((test) => !process.env.ONLY_MARKED || isMarked(test))
    .map(({ file }) => `<rootDir>/src/${file}`),
  globalSetup: '<rootDir>/src/testing/postgres-setup.cjs',
  // Some wait for servers and databases that end and start.
  maxWorkers: Math.ceil(1.5 * os.availableParallelism()),
};
