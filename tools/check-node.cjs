// Preloaded by every command, so that an old Node says so instead of failing on syntax: plain ES5.
var needed = require('../package.json').engines.node.replace(/[^0-9.]/g, '');
var wanted = needed.split('.').map(Number);
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error('Carta needs Node ' + needed + ' or newer; this is ' + process.versions.node + '.');
  process.exit(1);
}
