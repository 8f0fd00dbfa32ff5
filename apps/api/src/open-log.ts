import pino, { type DestinationStream, type Logger } from 'pino';

/** Limit of lines that wait while the disk is full, in bytes; further ones are lost. */
const MAX_BUFFER = 1_000_000;

/** Lines are written in batches: at this size in bytes, or after this time in ms. Under load, small ones cost more than their lines. */
const BATCH = { minLength: 240_000, maxWrite: 256_000, periodicFlush: 100 };

/** Some packages log a request's headers, which contain the session cookie. */
const REDACTED = { paths: ['headers', '*.headers'], remove: true };

/** Opens the program's log, on standard output by default. */
export function openLog(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino({ level, redact: REDACTED }, output);
}

/** If lines cannot be written, some are lost and the program keeps running. */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    ...{ dest: process.stdout.fd, sync: false, maxLength: MAX_BUFFER, ...BATCH },
    // As text, each line would cost the length of its whole batch, which takes longer than all else about it.
    contentMode: 'buffer',
  });
  output.on('error', () => {});
  const write = output.write.bind(output) as unknown as (line: Buffer) => boolean;
  return Object.assign(output, { write: (line: string) => write(Buffer.from(line)) });
}
