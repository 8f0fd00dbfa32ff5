import pino from 'pino';

/** Lines that wait for a disk that takes nothing more, in bytes; what comes on top is lost. */
const MOST_WAITING = 1_000_000;

/** A log on standard output. Where its lines cannot be written, some are lost and the program goes on. */
export function openLog(level: string): pino.Logger {
  const output = pino.destination({ dest: process.stdout.fd, sync: true, maxLength: MOST_WAITING });
  output.on('error', () => {});
  return pino({ level }, output);
}
