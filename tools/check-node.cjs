// Preloaded by every command, so that an old Node says so instead of failing on syntax: plain ES5.
var readFileSync = require('fs').readFileSync;

var manifest = JSON.parse(readFileSync(__dirname + '/../package.json', 'utf8'));
var needed = manifest.engines.node.replace('>=', '');
var wanted = needed.split('.').map(Number);
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error('Carta needs Node ' + needed + ' or newer; this is ' + process.versions.node + '.');
  process.exit(1);
}
