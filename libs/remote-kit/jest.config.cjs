const { dom, inOneRun, node } = require('../../jest.preset.cjs');

module.exports = inOneRun([
  {
    ...node(__dirname),
    testMatch: ['<rootDir>/{src,webpack}/**/*.test.ts'],
    transformIgnorePatterns: ['/node_modules/(?!(nanoid|lucide-react)/)'],
  },
  { ...dom(__dirname), displayName: 'remotes', testMatch: ['<rootDir>/{src,template}/**/*.test.tsx'] },
]);
