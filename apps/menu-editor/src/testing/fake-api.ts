import type { ApiClient, ApiFailure } from '@carta/api-client';
import {
  editOptionGroup,
  newOptionGroup,
  type Category,
  type Item,
  type Menu,
  type OptionGroup,
  UNTIL_BACK,
  type SoldOut,
} from '@carta/domain';

type Answer = { ok: true; value: unknown; etag: null; unchanged: false } | { ok: false; error: ApiFailure };

interface Input {
  readonly params: Record<string, string>;
  readonly body: Record<string, unknown>;
}

/** Answers by the name of the call. */
export type Answers = Record<string, (input: Input) => Answer | Promise<Answer>>;

export const accepted = (value: unknown): Answer => ({ ok: true, value, etag: null, unchanged: false });
export const refusedWith = (code: ApiFailure['code'], rest: Partial<ApiFailure> = {}): Answer => ({
  ok: false,
  error: { code, status: 400, message: `refused: ${code}`, ...rest },
});

const TOMORROW = Date.now() + 24 * 60 * 60 * 1_000;

const soldOutEnd = (soldOut: SoldOut) => (soldOut === 'until-back' ? UNTIL_BACK : soldOut ? TOMORROW : null);

/** A server that accepts every call unless `answers` says otherwise; `sent` lists the calls in order. */
export function fakeApi(menu: Menu, answers: Answers = {}) {
  const sent: { name: string; params?: unknown; body?: unknown }[] = [];
  const records = new Map<unknown, Category | Item>(
    [...menu.categoriesL1, ...menu.categoriesL2, ...menu.items].map((record) => [record.key, record]),
  );

  const change = ({ params, body }: Partial<Input>) => {
    const key = params?.key ?? body?.key;
    const before = records.get(key);
    const { version: _, soldOut, ...changes } = body ?? {};
    const until = soldOut === undefined ? {} : { soldOutUntil: soldOutEnd(soldOut as SoldOut) };
    const after = { ...before, ...changes, ...until, version: (before?.version ?? 0) + 1 } as Category | Item;
    records.set(key, after);
    return accepted(after);
  };
  const groups = new Map(menu.optionGroups.map((group) => [group.key, group]));
  const createGroup = ({ params: { businessKey = '', groupKey = '' }, body }: Input) => {
    const place = { business: businessKey, key: groupKey, order: groups.size };
    const group = { ...newOptionGroup(body as never, place), _id: `id-${groupKey}`, version: 0 };
    groups.set(groupKey, group);
    return accepted(group);
  };
  const changeGroup = ({ params: { groupKey = '' }, body: { version: _, ...changes } }: Input) => {
    const edited = editOptionGroup(groups.get(groupKey) as OptionGroup, changes, TOMORROW);
    return edited.ok ? accepted({ ...edited.value, version: edited.value.version + 1 }) : refusedWith('invalid');
  };
  const create = ({ body }: Input) => accepted({ ...body, _id: `id-${String(body.key)}`, version: 0 });
  const defaults: Record<string, (input: Input) => Answer> = {
    sortItem: () => accepted({ order: [] }),
    sortCategory: () => accepted({ order: [] }),
    sortFeatured: () => accepted({ order: [] }),
    updateItem: change,
    updateCategory: change,
    createOptionGroup: createGroup,
    updateOptionGroup: changeGroup,
    deleteOptionGroup: () => accepted({ deleted: { groups: 1, products: 0 } }),
    sortOptionGroup: () => accepted({ order: [] }),
    createItem: create,
    createCategory: create,
    changes: () => accepted({ changes: [] }),
    deleteItem: () => accepted({ deleted: { categories: 0, items: 1 } }),
    deleteCategory: () => accepted({ deleted: { categories: 1, items: 0 } }),
  };

  const call = (name: string) => async (input: Input) => {
    sent.push({ name, ...input });
    const answer = answers[name] ?? defaults[name];
    if (!answer) throw new Error(`unexpected call '${name}'`);
    return answer(input);
  };
  const names = Object.keys({ ...defaults, ...answers });
  // The connection check uses it, so it is not among `sent`.
  const notifications = async (input: Input) => answers.notifications?.(input) ?? accepted({ total: 0 });
  const api = { ...Object.fromEntries(names.map((name) => [name, call(name)])), notifications };
  return { api: api as unknown as ApiClient, sent };
}

/** An answer that the server holds back until `release`. */
export function hold<T>() {
  let release: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer, release };
}
