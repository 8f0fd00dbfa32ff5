import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { inRoot } from '../root.mjs';

/** @param {string[]} args */
function promtool(...args) {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: inRoot('deploy/prometheus'),
    encoding: 'utf8',
  });
  if (error) throw new Error('promtool is missing: npm test gets it', { cause: error });
  return { status, said: stdout + stderr };
}

describe('what Prometheus reads', () => {
  it('is valid', () => {
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['check', 'rules', 'alerts.yml'],
    ]) {
      const { status, said } = promtool(...args);
      assert.equal(status, 0, said);
    }
  });

  it('sends its alerts by a valid configuration, and probes the site from outside by one', () => {
    const { error, status, stdout, stderr } = spawnSync(
      'amtool',
      ['check-config', inRoot('deploy/prometheus/alertmanager.yml')],
      { encoding: 'utf8' },
    );
    if (error) throw new Error('amtool is missing: npm test gets it', { cause: error });
    assert.equal(status, 0, stdout + stderr);
    const probe = spawnSync(
      'prometheus-blackbox-exporter',
      ['--config.check', `--config.file=${inRoot('deploy/prometheus/blackbox.yml')}`],
      { encoding: 'utf8' },
    );
    if (probe.error)
      throw new Error('prometheus-blackbox-exporter is missing: npm test gets it', { cause: probe.error });
    assert.equal(probe.status, 0, probe.stdout + probe.stderr);
  });

  it('says each trouble, and nothing on a quiet day', () => {
    const { status, said } = promtool('test', 'rules', 'alerts.test.yml');
    assert.equal(status, 0, said);
  });

  it('has a test and a line in docs/operate.md for each alert', () => {
    const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');
    const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
    const tests = read('deploy/prometheus/alerts.test.yml').split('- name: each trouble is said')[1] ?? '';
    const routes = read('deploy/prometheus/alertmanager.yml');
    assert.match(routes, /severity = "page"/);
    assert.ok(alerts.length >= 10);
    for (const name of alerts) {
      assert.ok(tests.includes(`alertname: ${name}\n`), `${name} has no test`);
      assert.ok(read('docs/operate.md').includes(`| \`${name}\` |`), `${name} is not in docs/operate.md`);
    }
  });
});

/** What Grafana needs of a dashboard. */
const Dashboard = z.object({
  title: z.string().min(1),
  uid: z.string().regex(/^[\w-]{1,40}$/),
  schemaVersion: z.int().min(36),
  templating: z.object({ list: z.array(z.object({ name: z.literal('datasource'), type: z.literal('datasource') })) }),
  panels: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['timeseries', 'stat', 'table']),
      title: z.string().min(1),
      datasource: z.object({ type: z.literal('prometheus'), uid: z.literal('${datasource}') }),
      gridPos: z.object({ x: z.int().min(0).max(23), y: z.int(), w: z.int().min(1).max(24), h: z.int().min(1) }),
      fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }),
      targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1), legendFormat: z.string() })).min(1),
    }),
  ),
});

/** @typedef {z.infer<typeof Dashboard>['panels'][number]['gridPos']} Place */

/** @param {Place} a @param {Place} b */
const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('the dashboard', () => {
  const { panels } = Dashboard.parse(JSON.parse(readFileSync(inRoot('deploy/grafana/carta.json'), 'utf8')));

  it('has panels that do not overlap, each with an id of its own', () => {
    assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
    for (const [nth, { title, gridPos }] of panels.entries()) {
      assert.ok(gridPos.x + gridPos.w <= 24, title);
      const covered = panels.slice(nth + 1).filter((other) => overlap(gridPos, other.gridPos));
      assert.deepEqual(
        covered.map((other) => other.title),
        [],
        title,
      );
    }
  });

  it('asks what Prometheus understands', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-dashboard-'));
    const file = path.join(folder, 'rules.json');
    const queries = panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
    );
    const rules = queries.map((expr, nth) => ({ record: `query_${nth}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, said } = promtool('check', 'rules', file);
    rmSync(folder, { recursive: true });
    assert.equal(status, 0, said);
  });
});
