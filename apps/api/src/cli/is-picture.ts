import { isOwnPicture, isPlaceholder } from '@carta/domain';
import type { FileStorage } from '../storage/file-storage.ts';
import { isStored } from '../storage/is-stored.ts';

/** How long another site may take to answer, in ms. */
const TIMEOUT = 5000;

/** True for the address of a picture that is there: a placeholder, a stored picture, or one of another site. */
export async function isPicture(storage: Pick<FileStorage, 'find'>, address: string): Promise<boolean> {
  if (isPlaceholder(address)) return true;
  if (isOwnPicture(address)) return isStored(storage, address);
  if (address.startsWith('/')) return false;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true && (answer.headers.get('content-type') ?? '').startsWith('image/');
}
