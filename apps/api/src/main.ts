import { allowHeapGrowth } from './processes/small-heap.ts';
import path from 'node:path';
import { readConfig } from './config.ts';
import { DEMO_OWNER, start, type MakeDemo } from './start.ts';

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

  greet(`Carta: ${server.value.address}`);
  if (server.value.metricsAddress !== null) greet(`Métricas: ${server.value.metricsAddress}`);
  if (server.value.hasDemo) greet(`Primer ingreso: ${DEMO_OWNER}, contraseña carta-demo`);
}

/** Loaded only where the demo is wanted: it holds the demo's texts. */
const makeDemo: MakeDemo = async (...into) => (await import('./demo/make-demo.ts')).makeDemo(...into);

/** Tells whoever started the server, at every level; what collects the log gets a line like the others. */
function greet(msg: string): void {
  const line = process.stdout.isTTY ? msg : JSON.stringify({ level: 30, time: new Date().toISOString(), msg });
  process.stdout.write(`${line}\n`);
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

void main();
