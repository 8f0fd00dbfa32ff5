import { allowHeapGrowth } from './processes/small-heap.ts';
import path from 'node:path';
import { readConfig } from './config.ts';
import { makeDemo } from './demo/make-demo.ts';
import { DEMO_OWNER, start } from './start.ts';

/** How long the process may take to end after DRAIN_MS, in ms. */
const END_TIMEOUT = 5000;

async function main(): Promise<void> {
  const config = readConfig(process.env, path.resolve(__dirname, '..'));
  if (!config.ok) return fail(`Configuración: ${config.reason}`);
  const server = await start(config.value, makeDemo);
  if (!server.ok) return fail(server.reason);
  allowHeapGrowth();

  let stopping = false;
  const stop = () => {
    // Ctrl-C arrives twice where npm passes on what the terminal has sent already.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.value.drainMs + END_TIMEOUT).unref();
    void server.value.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  console.log(`Carta: ${server.value.address}`);
  if (server.value.metricsAddress !== null) console.log(`Métricas: ${server.value.metricsAddress}`);
  if (server.value.hasDemo) console.log(`Primer ingreso: ${DEMO_OWNER}, contraseña carta-demo`);
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

void main();
