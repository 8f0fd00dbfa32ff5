import { del, get, set } from 'idb-keyval';
import { durableStore } from '../outbox/durable-store.ts';

/** A board that was typed and not saved. */
export interface BoardDraft {
  readonly html: string;
  /** The board that was stored when the owner began to type. */
  readonly over: { readonly html: string };
}

/** The default database and store of idb-keyval. */
const store = durableStore('keyval-store', 'keyval');

const nameOf = (businessKey: string) => `board-draft:${businessKey}`;

/** Returns the draft of an earlier page; undefined if there is none or the browser stores nothing. */
export async function findDraft(businessKey: string): Promise<BoardDraft | undefined> {
  return get<BoardDraft>(nameOf(businessKey), store).catch(() => undefined);
}

export function storeDraft(businessKey: string, draft: BoardDraft): void {
  set(nameOf(businessKey), draft, store).catch(ignoreMissingStore);
}

export async function deleteDraft(businessKey: string): Promise<void> {
  await del(nameOf(businessKey), store).catch(ignoreMissingStore);
}

/** Without a store, a draft lasts as long as its page; that is no error. */
function ignoreMissingStore(): void {}
