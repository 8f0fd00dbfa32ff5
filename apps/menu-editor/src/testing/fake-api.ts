import type { ApiClient, ApiFailure } from '@carta/api-client';
import type { Category, Item, Menu } from '@carta/domain';

type Answer = { ok: true; value: unknown; etag: null; unchanged: false } | { ok: false; error: ApiFailure };

interface Input {
  readonly params: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** What it answers to the calls of these names. */
export type Answers = Record<string, (input: Input) => Answer | Promise<Answer>>;

export const taken = (value: unknown): Answer => ({ ok: true, value, etag: null, unchanged: false });
export const refusedWith = (code: ApiFailure['code'], rest: Partial<ApiFailure> = {}): Answer => ({
  ok: false,
  error: { code, status: 400, message: `refused: ${code}`, ...rest },
});

const TOMORROW = Date.now() + 24 * 60 * 60 * 1_000;

/** A server that takes everything; `answers` says what it answers instead. What was sent stands in `sent`, in order. */
export function fakeApi(menu: Menu, answers: Answers = {}) {
  const sent: { name: string; params?: unknown; body?: unknown }[] = [];
  const records = new Map<unknown, Category | Item>(
    [...menu.categoriesL1, ...menu.categoriesL2, ...menu.items].map((record) => [record.key, record]),
  );

  const change = ({ params, body }: Partial<Input>) => {
    const key = params?.key ?? body?.key;
    const before = records.get(key);
    const { version: _, soldOut, ...changes } = body ?? {};
    const until = soldOut === undefined ? {} : { soldOutUntil: soldOut ? TOMORROW : null };
    const after = { ...before, ...changes, ...until, version: (before?.version ?? 0) + 1 } as Category | Item;
    records.set(key, after);
    return taken(after);
  };
  const create = ({ body }: Input) => taken({ ...body, _id: `id-${String(body.key)}`, version: 0 });
  const usual: Record<string, (input: Input) => Answer> = {
    sortItem: () => taken({ order: [] }),
    sortCategory: () => taken({ order: [] }),
    sortFeatured: () => taken({ order: [] }),
    updateItem: change,
    updateCategory: change,
    createItem: create,
    createCategory: create,
    deleteItem: () => taken({ deleted: { categories: 0, items: 1 } }),
    deleteCategory: () => taken({ deleted: { categories: 1, items: 0 } }),
  };

  const call = (name: string) => async (input: Input) => {
    sent.push({ name, ...input });
    const answer = answers[name] ?? usual[name];
    if (!answer) throw new Error(`nobody expected the call '${name}'`);
    return answer(input);
  };
  const names = Object.keys({ ...usual, ...answers });
  // Only asks whether the server is there; nothing is sent with it.
  const notifications = async (input: Input) => answers.notifications?.(input) ?? taken({ total: 0 });
  const api = { ...Object.fromEntries(names.map((name) => [name, call(name)])), notifications };
  return { api: api as unknown as ApiClient, sent };
}

/** An answer that waits until it is let go. */
export function held<T>() {
  let letGo: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    letGo = resolve;
  });
  return { answer, letGo };
}
