import { errorCode } from '../error-code.ts';

const CODE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM|CORRUPT|NOTADB)/;
const CLOSED = ['The database connection is not open', 'driver has already been destroyed'];

/** Whether an error says that the database cannot be reached or used now, so that the request may be tried again. */
export function isUnavailable(error: unknown): boolean {
  if (CODE.test(errorCode(error) ?? '')) return true;
  return typeof error === 'object' && error !== null && 'message' in error && CLOSED.includes(String(error.message));
}
