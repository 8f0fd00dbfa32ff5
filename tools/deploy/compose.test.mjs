import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../root.mjs';

const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');

const Healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({ test: z.array(z.string()).min(2), interval: z.string(), retries: z.int().optional() }),
]);
const Condition = z.enum(['service_healthy', 'service_completed_successfully']);

/** What we use of the compose specification. */
const Compose = z.strictObject({
  name: z.string(),
  'x-carta': z.unknown(),
  services: z.record(
    z.string(),
    z.strictObject({
      build: z.literal('.').optional(),
      image: z.string(),
      restart: z.enum(['unless-stopped', 'no']),
      init: z.boolean().optional(),
      read_only: z.boolean().optional(),
      tmpfs: z.array(z.string()).optional(),
      cap_drop: z.array(z.string()).optional(),
      cap_add: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      stop_grace_period: z.string().optional(),
      shm_size: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      command: z.array(z.string()).optional(),
      entrypoint: z.array(z.string()).optional(),
      mem_limit: z.string().regex(/^\d+[mg]$/),
      logging: z.strictObject({
        driver: z.literal('local'),
        options: z.strictObject({ 'max-size': z.string().regex(/^\d+m$/), 'max-file': z.string().regex(/^\d+$/) }),
      }),
      volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(?::ro)?$/)).optional(),
      ports: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.strictObject({ condition: Condition })).optional(),
      healthcheck: Healthcheck.optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

const { services, volumes } = Compose.parse(parse(read('compose.yaml'), { merge: true }));
const own = Object.entries(services).filter(([, { image }]) => image === 'carta');
const servers = own.filter(([, { command }]) => command === undefined);

/** Without them the keys of the files are those of the backups too. */
const OPTIONAL = new Set(['BACKUP_ACCESS_KEY_ID', 'BACKUP_SECRET_ACCESS_KEY']);

describe('compose.yaml', () => {
  it('has two servers, a migration before them, a backup beside them, and a proxy that waits for them', () => {
    assert.equal(servers.length, 2);
    assert.deepEqual(
      own.flatMap(([, { command }]) => (command ? [command.slice(1, 3).join(' ')] : [])),
      ['carta.mjs db', 'carta.mjs backup'],
    );
    for (const [name, { depends_on: after }] of servers) {
      assert.equal(after?.migrate?.condition, 'service_completed_successfully');
      assert.equal(services.proxy?.depends_on?.[name]?.condition, 'service_healthy');
    }
  });

  it('runs ours without rights and without a writable disk but its own, and longer than they drain', () => {
    for (const [name, service] of own) {
      assert.deepEqual([service.read_only, service.cap_drop], [true, ['ALL']], name);
      assert.ok(service.security_opt?.includes('no-new-privileges:true'), name);
      assert.ok(
        Number(service.environment?.DRAIN_MS) + 5000 < Number.parseInt(service.stop_grace_period ?? '', 10) * 1000,
      );
    }
  });

  it('sets what the server reads, alike for all', () => {
    const known = new Set(
      read('docs/operate.md')
        .match(/`[A-Z][A-Z0-9_]+`/g)
        ?.map((name) => name.slice(1, -1)),
    );
    for (const [name, { environment = {} }] of own)
      for (const variable of Object.keys(environment))
        assert.ok(known.has(variable), `docs/operate.md does not know ${variable} of ${name}`);
    const [first, second] = servers.map(([, { environment }]) => environment);
    assert.deepEqual(first, second);
  });

  it('makes backups in a place that is named, and says of the volume of this host that it is lost with it', () => {
    assert.deepEqual(services.backup?.command?.slice(-1), ['${BACKUP_PLACE:?}']);
    for (const file of ['compose.yaml', 'deploy/compose.env.example'])
      assert.match(read(file), /\/backups .*(?:this\n?# ?host|this host)/s, file);
  });

  it('runs a PostgreSQL by a tag of its major version, whose minor ones follow', () => {
    assert.match(services.postgres?.image ?? '', /^postgres:\d+-bookworm$/);
  });

  it('takes every secret from the environment, which the example names', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    const named = [...read('deploy/compose.env.example').matchAll(/^(\w+)=(.*)$/gm)];
    assert.deepEqual([...new Set(asked)].sort(), named.map(([, name]) => name).sort());
    for (const [, name, value] of named) assert.equal(value, '', `${name} has a value`);
    for (const [name, { environment = {} }] of Object.entries(services))
      for (const [variable, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|PASSPHRASE|_KEY/.test(variable))
          assert.match(value, OPTIONAL.has(variable) ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?\}$/, `${name} ${variable}`);
  });

  it('names images by version, checks the health of what goes on, and knows its volumes and services', () => {
    for (const [name, { image, build, restart, healthcheck, depends_on = {}, volumes: mounted = [] }] of Object.entries(
      services,
    )) {
      // That of PostgreSQL has a test of its own.
      if (!build && name !== 'postgres') assert.match(image, /:v?\d+\.\d+/, name);
      if (restart !== 'no' && !build) assert.ok(healthcheck && 'test' in healthcheck, `${name} has no health check`);
      for (const other of Object.keys(depends_on)) assert.ok(other in services, other);
      for (const volume of mounted) {
        const [source = ''] = volume.split(':');
        assert.ok(source.startsWith('./') || source in volumes, volume);
      }
    }
  });
});

describe('the Caddyfile', () => {
  it('is valid', () => {
    const { error, status, stderr } = spawnSync(
      'caddy',
      ['validate', '--config', inRoot('deploy/Caddyfile'), '--adapter', 'caddyfile'],
      { encoding: 'utf8', env: { ...process.env, CARTA_HOST: 'carta.example' } },
    );
    assert.equal(error, undefined, 'caddy is missing: npm test gets it');
    assert.equal(status, 0, stderr);
  });

  it('leads to the servers, whose health is their readiness', () => {
    const text = read('deploy/Caddyfile');
    for (const [name] of servers) assert.ok(text.includes(`${name}:3000`), name);
    assert.match(text, /health_uri \/readyz/);
  });
});
