import { errorCode } from '../processes/error-code.ts';

/** How the system and the database say that the disk is full or does not take what is written; EFBIG where a limit is set. */
const CODE =
  /^(?:ENOSPC|EDQUOT|EFBIG|EIO|SQLITE_FULL|SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE|SHMOPEN))$/;

/** Whether an error, or what has caused it, says that the disk takes nothing more. */
export function isDiskRefusal(error: unknown): boolean {
  if (CODE.test(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isDiskRefusal(error.cause);
}
