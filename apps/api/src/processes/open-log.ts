import pino, { type DestinationStream, type Logger } from 'pino';

/** Limit of lines that wait while the disk is full, in bytes; further ones are lost. */
const MAX_BUFFER = 1_000_000;

/** Lines are written in batches: at this size in bytes, or after this time in ms. Larger ones cost more, since pino measures the whole batch for each line. */
const BATCH = { minLength: 8192, periodicFlush: 100 };

/** Some packages log a request's headers, which contain the session cookie; an error of PostgreSQL holds the row that was refused. */
const REDACTED = { paths: ['headers', '*.headers', '*.detail', '*.where', '*.cause.detail'], remove: true };

/** Opens the program's log, on standard output by default. */
export function openLog(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino({ level, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** If lines cannot be written, some are lost and the program keeps running. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: process.stdout.fd, sync: false, maxLength: MAX_BUFFER, ...BATCH });
  output.on('error', () => {});
  return output;
}
