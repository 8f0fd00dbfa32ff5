import pino, { type DestinationStream, type Logger } from 'pino';

/** Lines that wait for a disk that takes nothing more, in bytes; what comes on top is lost. */
const MOST_WAITING = 1_000_000;

/** Lines are written together: so many bytes, or what has come within so many ms. */
const TOGETHER = { minLength: 4096, periodicFlush: 100 };

/** Packages that we use log what they are given: a request's headers hold the session's cookie. */
const UNTOLD = { paths: ['headers', '*.headers'], remove: true };

/** A log of the program, on standard output unless told. */
export function openLog(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino({ level, redact: UNTOLD }, output);
}

/** Where its lines cannot be written, some are lost and the program goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: process.stdout.fd, sync: false, maxLength: MOST_WAITING, ...TOGETHER });
  output.on('error', () => {});
  return output;
}
