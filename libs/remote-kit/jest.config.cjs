const preset = require('../../jest.preset.cjs').node(__dirname);

module.exports = {
  ...preset,
  testMatch: [...preset.testMatch, '<rootDir>/webpack/*.test.ts'],
  transformIgnorePatterns: ['/node_modules/(?!(nanoid|lucide-react)/)'],
};
