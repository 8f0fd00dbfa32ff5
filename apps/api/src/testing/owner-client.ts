import type { Menu } from '@carta/domain';

interface Owner {
  readonly email: string;
  readonly password: string;
  readonly business: string;
}

/** The server has answered with an error status. */
export class RefusedRequest extends Error {}

/** An owner who calls servers on one data folder over HTTP, with one session for all. */
export class OwnerClient {
  readonly #owner: Owner;
  #cookie: Promise<string> | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  async menu(url: string): Promise<Menu> {
    return (await this.send(url, 'GET', `/api/menus/${this.#owner.business}`)) as Menu;
  }

  /** Returns the body of a success; throws `RefusedRequest` on a refusal. */
  async send(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.ask(url, method, path, body);
    if (!response.ok) throw new RefusedRequest(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async ask(url: string, method: string, path: string, body?: unknown): Promise<Response> {
    this.#cookie ??= signedIn(url, this.#owner);
    return fetch(url + path, { method, ...sentAs(body, await this.#cookie) });
  }
}

async function signedIn(url: string, { email, password }: Owner): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function sentAs(body: unknown, cookie: string): RequestInit {
  if (body === undefined) return { headers: { cookie } };
  if (body instanceof FormData) return { headers: { cookie }, body };
  return { headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
