const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { place } = require('./place.cjs');

/**
 * Returns how the remotes that draw charts take ECharts from each other: a page that opens two of them loads it once. Each has its own copy for a
 * page that opens no other. Only the same parts of the same version are shared, since remotes are published apart.
 */
exports.sharedCharts = () => {
  const file = path.join(place.context, 'libs/ui/src/charts/echarts.ts');
  const { version } = require('echarts/package.json');
  const parts = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  return { [file]: { shareKey: `echarts-${parts}`, version, requiredVersion: version, strictVersion: true } };
};
