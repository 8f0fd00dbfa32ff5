import os from 'node:os';

/** What the figures are measured on, and how busy it is now. */
export function machine() {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg().map((average) => average.toFixed(1));
  return {
    model: `${cpu?.model.trim() ?? 'an unknown processor'}, ${os.availableParallelism()} cores, ${memory} GiB`,
    system: `${os.type()} ${os.release()} ${os.arch()}, Node ${process.version}`,
    load: load.join(', '),
  };
}
