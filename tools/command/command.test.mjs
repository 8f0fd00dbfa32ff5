import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { describe, it } from 'node:test';
import { inRoot } from '../root.mjs';
import { run } from './processes.mjs';

const commandOf = (name, environment) =>
  spawnSync(process.execPath, [inRoot('tools', `${name}.mjs`)], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

describe('a command that cannot do its work says why in one line', () => {
  for (const command of ['start', 'dev']) {
    it(`npm run ${command}: the port is in use`, async () => {
      const occupant = net.createServer().listen(0, '0.0.0.0');
      await once(occupant, 'listening');
      const { port } = /** @type {net.AddressInfo} */ (occupant.address());
      const { status, stdout, stderr } = commandOf(command, { PORT: String(port) });
      occupant.close();
      assert.deepEqual([status, stdout, stderr], [1, '', `Port ${port} is in use: choose another one with PORT.\n`]);
    });
  }

  it('the port is no number', () => {
    const { status, stderr } = commandOf('start', { PORT: 'http' });
    assert.deepEqual([status, stderr], [1, 'PORT=http is no number from 0 to 65535.\n']);
  });

  it('the address is not of this machine', () => {
    const { status, stderr } = commandOf('start', { PORT: '0', HOST: '192.0.2.1' });
    assert.equal(status, 1);
    assert.match(stderr, /^Nothing can listen at 192\.0\.2\.1:0: .+\n$/);
  });
});

describe('a command that is told to end', () => {
  /** Runs a process that runs a process that would go on for ever, and gives both. */
  async function nested() {
    const forEver = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';
    const parent = `import { run } from ${JSON.stringify(inRoot('tools/command/processes.mjs'))};
      await run('sh', ['-c', 'exec "$0" -e "$1"', process.execPath, ${JSON.stringify(forEver)}]);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [firstLine] = await once(child.stdout.setEncoding('utf8'), 'data');
    return { child, grandchild: Number(firstLine) };
  }

  for (const [signal, code] of /** @type {[NodeJS.Signals, number][]} */ ([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])) {
    it(`by ${signal} ends what it started`, async () => {
      const { child, grandchild } = await nested();
      child.kill(signal);
      assert.deepEqual(await once(child, 'close'), [code, null]);
      assert.throws(() => process.kill(grandchild, 0), { code: 'ESRCH' });
    });
  }

  it('by its limit ends what it started, and has failed', async () => {
    const started = Date.now();
    assert.equal(await run('sh', ['-c', 'sleep 60 & wait'], { limitMinutes: 0.005 }), 143);
    assert.ok(Date.now() - started < 30_000);
  });
});
