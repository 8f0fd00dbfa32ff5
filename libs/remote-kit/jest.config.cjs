const { dom, node } = require('../../jest.preset.cjs');

/** These hold for all projects of a run. */
const { maxWorkers, testTimeout } = node(__dirname);
const project = (preset) =>
  Object.fromEntries(Object.entries(preset).filter(([option]) => option !== 'maxWorkers' && option !== 'testTimeout'));

module.exports = {
  maxWorkers,
  testTimeout,
  projects: [
    {
      ...project(node(__dirname)),
      testMatch: ['<rootDir>/{src,webpack}/**/*.test.ts'],
      transformIgnorePatterns: ['/node_modules/(?!(nanoid|lucide-react)/)'],
    },
    { ...project(dom(__dirname)), displayName: 'remotes', testMatch: ['<rootDir>/{src,template}/**/*.test.tsx'] },
  ],
};
