import { calls, type Call, type PreloadedState } from '@carta/contract';
import { Category, Item, Menu, User } from '@carta/domain';
import { sampleOf } from './sample-of.ts';

export interface FakeAnswer {
  readonly status: number;
  /** JSON; absent if the answer is a file or has no body. */
  readonly body?: unknown;
}

/** Answers a request as the contract says, with made-up data; null for a call that the contract does not have. */
export function fakeAnswer(method: string, path: string): FakeAnswer | null {
  const [call] = Object.values<Call>(calls)
    .filter((one) => one.method === method && pathOf(one).test(path))
    .sort((a, b) => literalLength(b) - literalLength(a));
  if (!call) return null;
  // The stream of events ends at once: nothing changes during a check.
  if (!call.response) return { status: 204 };
  return { status: call.status, body: call === calls.menu ? fakeMenu() : sampleOf(call.response) };
}

/** Returns the state of a signed-in owner's page, without remotes. */
export function fakeOwner(): Omit<PreloadedState, 'remotes'> {
  const menu = fakeMenu();
  return {
    ...{ user: sampleOf(User) as User, menu, menuEtag: 'W/"1"', businessKey: menu.key },
    ...{ development: false, notificationsTotal: 0, productUrl: 'https://carta.test', supportWhatsApp: null },
  };
}

/** A menu with a category and a product. */
export function fakeMenu(): Menu {
  const category = { ...(sampleOf(Category) as Category), title: 'Tapas' };
  const item = { ...(sampleOf(Item) as Item), key: 'V1StGXR8_Z5jdHi6B-myU', title: 'Bravas', parent: category.key };
  return { ...(sampleOf(Menu) as Menu), categoriesL1: [category], items: [item] };
}

const pathOf = ({ path }: Call) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Of two calls that match a path, the one with more text of its own is meant. */
const literalLength = ({ path }: Call) => path.replaceAll(/:\w+/g, '').length;
