import { AsyncLocalStorage } from 'node:async_hooks';
import { OPERATOR } from '@carta/domain';

/** Who makes the changes of the running call. */
export interface Author {
  /** Email of the owner, or the operator. */
  readonly by: string;
  /** Browser and system of the sign-in; '' if unknown. */
  readonly device: string;
}

const authors = new AsyncLocalStorage<Author>();

/** Runs `work`; the changes that it makes are recorded as the author's. */
export function asAuthor<T>(author: Author, work: () => T): T {
  return authors.run(author, work);
}

/** The author of the running call; the operator outside of one. */
export function currentAuthor(): Author {
  return authors.getStore() ?? { by: OPERATOR, device: '' };
}
