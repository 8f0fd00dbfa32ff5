import { del, get, set } from 'idb-keyval';
import { durableStore } from '../outbox/durable-store.ts';

/** What was typed and not saved. */
export interface BoardDraft {
  readonly html: string;
  /** What was stored when the owner began to type. */
  readonly over: { readonly html: string };
}

/** The library's own. */
const store = durableStore('keyval-store', 'keyval');

const nameOf = (businessKey: string) => `board-draft:${businessKey}`;

/** The draft that a reload left behind; undefined where there is none, or the browser keeps nothing. */
export async function findDraft(businessKey: string): Promise<BoardDraft | undefined> {
  return get<BoardDraft>(nameOf(businessKey), store).catch(() => undefined);
}

export function keepDraft(businessKey: string, draft: BoardDraft): void {
  set(nameOf(businessKey), draft, store).catch(keepsNothing);
}

export async function forgetDraft(businessKey: string): Promise<void> {
  await del(nameOf(businessKey), store).catch(keepsNothing);
}

/** A browser without a store loses the draft with the page, and nothing else. */
function keepsNothing(): void {}
