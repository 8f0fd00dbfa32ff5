import { DAY_MS, newKey } from '@carta/domain';
import { del, entries, set } from 'idb-keyval';
import { durableStore } from './durable-store.ts';
import { orElse } from './or-else.ts';
import { withTabLock } from './tab-lock.ts';

/** Whose drafts: those of an account in a business. */
export interface DraftOwner {
  /** The account's email address. */
  readonly account: string;
  /** The business's key. */
  readonly business: string;
}

/** What was typed into a form and not saved. */
export interface FoundDraft<Value = unknown> {
  /** When it was typed last, in ms since 1970. */
  readonly at: number;
  readonly value: Value;
  /** Deletes it. */
  readonly remove: () => Promise<void>;
}

interface StoredDraft extends DraftOwner {
  readonly form: string;
  readonly tab: string;
  readonly at: number;
  readonly value: unknown;
}

/** How long a draft is kept, in ms: 30 days. */
const KEPT_MS = 30 * DAY_MS;

/** How long a page that is being closed may take to let its drafts go, in ms. */
const CLOSING_MS = 2_000;

const store = durableStore('carta-drafts', 'drafts');
const tab = newKey();
const lockOf = (name: string) => `carta-draft-${name}`;

let isLocked = false;

/**
 * Keeps what is typed in a form of this tab; null deletes it. A value may hold files.
 * A browser that stores nothing keeps it no longer than the page does.
 */
export function keepDraft(owner: DraftOwner, form: string, value: unknown): void {
  if (!isLocked) void withTabLock(lockOf(tab), () => new Promise(() => undefined));
  isLocked = true;
  const name = nameOf(owner, form);
  if (value === null) void remove(name);
  else void write(name, { ...owner, form, tab, at: Date.now(), value });
}

/** Resolves with the drafts of a form that closed tabs have left, the newest first; deletes those older than 30 days. */
export async function findDrafts<Value>(owner: DraftOwner, form: string): Promise<FoundDraft<Value>[]> {
  const all = await storedDrafts();
  const kept = all.filter(([, { at }]) => at > Date.now() - KEPT_MS);
  for (const [name] of all.filter((entry) => !kept.includes(entry))) void remove(name);
  const ours = kept.filter(([, draft]) => draft.form === form && isOf(owner, draft));
  const isLeft = await Promise.all(ours.map(([, draft]) => isClosed(draft.tab)));
  return ours
    .filter((_, index) => isLeft[index])
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([name, { at, value }]) => ({ at, value: value as Value, remove: () => remove(name) }));
}

/** Deletes all drafts of an account, as it signs out. */
export async function deleteDrafts(account: string): Promise<void> {
  const all = await storedDrafts();
  await Promise.all(all.filter(([, draft]) => draft.account === account).map(([name]) => remove(name)));
}

/** True for this tab, whose form was left without a word. */
async function isClosed(name: string): Promise<boolean> {
  if (name === tab) return true;
  const options = { signal: AbortSignal.timeout(CLOSING_MS) };
  return withTabLock(lockOf(name), () => Promise.resolve(true), options).catch(() => false);
}

function nameOf({ account, business }: DraftOwner, form: string): string {
  return JSON.stringify([account, business, form, tab]);
}

function isOf(owner: DraftOwner, { account, business }: DraftOwner): boolean {
  return account === owner.account && business === owner.business;
}

/** The drafts with their names; none in a browser without a store. */
async function storedDrafts(): Promise<[string, StoredDraft][]> {
  return orElse([], () => entries<string, StoredDraft>(store));
}

async function write(name: string, draft: StoredDraft): Promise<void> {
  await orElse(undefined, () => set(name, draft, store));
}

async function remove(name: string): Promise<void> {
  await orElse(undefined, () => del(name, store));
}
