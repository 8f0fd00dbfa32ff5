import { errorCode } from '../processes/error-code.ts';

const EMBEDDED = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM|CORRUPT|NOTADB)/;
/** No connection or no memory, shut down or cancelled, a system error, a standby, a lock not got, a deadlock, no such database. */
const POSTGRES = /^(POSTGRES_UNREACHABLE|(08|53|57|58)[0-9A-Z]{3}|25006|40001|40P01|55P03|3D000|28[0-9A-Z]{3})$/;
const CLOSED = ['The database connection is not open', 'driver has already been destroyed'];

/** Whether an error says that the database cannot be reached or used now, so that the request may be tried again. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (EMBEDDED.test(code) || POSTGRES.test(code)) return true;
  return typeof error === 'object' && error !== null && 'message' in error && CLOSED.includes(String(error.message));
}
