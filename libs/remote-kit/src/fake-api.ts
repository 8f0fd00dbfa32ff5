import { calls, type Call, type PreloadedState } from '@carta/contract';
import { Category, Item, Menu, settingsOf, User } from '@carta/domain';
import { sampleOf } from './sample-of.ts';

export interface FakeAnswer {
  readonly status: number;
  /** JSON; absent if the answer is a file or has no body. */
  readonly body?: unknown;
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  /** JSON body; absent for a request without one, and for forms, which are not read. */
  readonly body?: unknown;
}

/**
 * Answers a request as the contract says, with made-up data and `menu`; null for a call that the contract does not have. A body that the contract
 * refuses is answered with `invalid`. What a body says stands in the answer where its schema allows.
 */
export function fakeAnswer({ method, path, body }: FakeRequest, menu = fakeMenu()): FakeAnswer | null {
  const [call] = Object.values<Call>(calls)
    .filter((one) => one.method === method && pathOf(one).test(path))
    .sort((a, b) => literalLength(b) - literalLength(a));
  if (!call) return null;
  const issues = body === undefined ? undefined : call.body?.safeParse(body).error?.issues;
  if (issues) {
    const fields = issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    return { status: 400, body: { error: true, code: 'invalid', message: 'Revisa los datos.', issues: fields } };
  }
  // The stream of events ends at once: nothing changes by itself.
  if (!call.response) return { status: 204 };
  return { status: call.status, body: merged(call.response, storedFor(call, call.response, menu), body) };
}

/** Returns the state of a signed-in owner's page, without remotes. */
export function fakeOwner(menu = fakeMenu()): Omit<PreloadedState, 'remotes'> {
  return {
    user: sampleOf(User) as User,
    menu,
    menuEtag: 'W/"1"',
    businessKey: menu.key,
    development: false,
    notificationsTotal: 0,
    productUrl: 'https://carta.test',
    supportWhatsApp: null,
  };
}

/** A menu with a category and a product. */
export function fakeMenu(): Menu {
  const category = { ...(sampleOf(Category) as Category), title: 'Tapas' };
  const item = { ...(sampleOf(Item) as Item), key: 'V1StGXR8_Z5jdHi6B-myU', title: 'Bravas', parent: category.key };
  return { ...(sampleOf(Menu) as Menu), categoriesL1: [category], items: [item] };
}

function storedFor(call: Call, schema: NonNullable<Call['response']>, menu: Menu): unknown {
  if (call === calls.menu) return menu;
  const settings = settingsOf(menu);
  return call === calls.updateBusiness && schema.safeParse(settings).success ? settings : sampleOf(schema);
}

function merged(schema: NonNullable<Call['response']>, stored: unknown, body: unknown): unknown {
  if (typeof stored !== 'object' || typeof body !== 'object') return stored;
  const known = Object.entries(body ?? {}).filter(([name]) => name in (stored ?? {}));
  const both = { ...stored, ...Object.fromEntries(known) };
  return schema.safeParse(both).success ? both : stored;
}

const pathOf = ({ path }: Call) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Of two calls that match a path, the one with more text of its own is meant. */
const literalLength = ({ path }: Call) => path.replaceAll(/:\w+/g, '').length;
