import os from 'node:os';

/** What the figures were measured on. */
export function machine() {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpu?.model.trim() ?? 'an unknown processor'}, ${os.availableParallelism()} cores, ${memory} GiB, ${os.type()} ${os.arch()}, Node ${process.version}`;
}
