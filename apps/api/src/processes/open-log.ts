import pino, { type DestinationStream, type Logger } from 'pino';

/** Limit of lines that wait while the disk is full, in bytes; further ones are lost. */
const MAX_BUFFER = 1_000_000;

/** Lines are written in batches: at this size in bytes, or after this time in ms. Under load, small ones cost more than their lines. */
const BATCH = { minLength: 240_000, maxWrite: 256_000, periodicFlush: 100 };

/** Some packages log a request's headers, which contain the session cookie. */
const REDACTED = { paths: ['headers', '*.headers'], remove: true };

/** Opens the program's log, on standard output by default. */
export function openLog(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino({ level, redact: REDACTED, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/**
 * If lines cannot be written, some are lost and the program keeps running. Those of one turn of the event loop become bytes
 * together: one by one, that takes longer than to make a line.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: process.stdout.fd,
    sync: false,
    maxLength: MAX_BUFFER,
    ...BATCH,
    // As text, each piece would cost the length of its whole batch.
    contentMode: 'buffer',
  });
  output.on('error', () => {});
  const write = output.write.bind(output) as unknown as (lines: Buffer) => boolean;
  const flushSync = output.flushSync.bind(output);
  let lines = '';
  const passOn = () => {
    if (lines !== '') write(Buffer.from(lines));
    lines = '';
  };
  return Object.assign(output, {
    write: (line: string) => {
      if (lines === '') setImmediate(passOn);
      lines += line;
      return true;
    },
    // Called at the end of the process, even in the middle of a turn.
    flushSync: () => {
      passOn();
      flushSync();
    },
  });
}
