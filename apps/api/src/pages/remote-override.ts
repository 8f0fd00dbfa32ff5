import { remotesTag, type PreloadedState } from '@carta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowOrigin } from '../http/security-headers.ts';
import { localOrigin, readOverride, type SignedOverride } from '../remotes/override-link.ts';
import { cookieAttributes } from '../session/session-cookie.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { PageDeps } from './preloaded-state.ts';

const COOKIE = 'carta-local-remote';
const PARTS = ['remote', 'until', 'signature'] as const;

/** Returns where a page has to go on whose address has a signed link, after storing it in the session's browser, or an empty `remote`, which removes it; null for others. */
export function redirectOfLink(
  { config, stores }: Pick<PageDeps, 'config' | 'stores'>,
  owner: Owner,
  request: FastifyRequest,
  reply: FastifyReply,
): string | null {
  const url = new URL(request.url, 'http://localhost');
  const [remote, until = '', signature = ''] = PARTS.map((part) => url.searchParams.get(part) ?? undefined);
  if (remote === undefined) return null;
  const cookie = { ...cookieAttributes(request), path: '/panel' };
  const link = { remote, until, signature };
  const now = stores.now();
  const override = readOverride(link, { key: config.remoteOverrideKey, user: owner.email, now });
  if (override)
    reply.setCookie(COOKIE, JSON.stringify(link), { ...cookie, maxAge: Math.ceil((override.until - now) / 1000) });
  else if (remote === '') reply.clearCookie(COOKIE, cookie);
  else return null;
  for (const part of PARTS) url.searchParams.delete(part);
  return url.pathname + url.search;
}

/** Returns the state with the local remote that the owner's browser has a signed link for; allows its origin in this answer only, and writes the audit log. */
export async function withOverride(
  { config, stores }: Pick<PageDeps, 'config' | 'stores'>,
  owner: Owner,
  state: PreloadedState,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<PreloadedState> {
  const link = linkOf(request.cookies[COOKIE]);
  const holder = { key: config.remoteOverrideKey, user: owner.email, now: stores.now() };
  const override = link && readOverride(link, holder);
  const registered = override && state.remotes[override.remote];
  if (!registered) return state;
  const { remote } = override;
  const origin = localOrigin(override);
  const { pathname } = new URL(request.url, 'http://localhost');
  await stores.audit.add({
    business: owner.business,
    who: owner.email,
    what: `remoto local ${remote} de ${origin} en ${pathname}`,
  });
  allowOrigin(reply, origin);
  return {
    ...state,
    remotes: {
      ...state.remotes,
      [remote]: { version: 'local', manifest: `${origin}/mf-manifest.json`, screens: registered.screens },
    },
    localRemote: { name: remote, origin },
    serverTag: remotesTag(state.remotes),
  };
}

function linkOf(cookie: string | undefined): SignedOverride | null {
  try {
    const link = JSON.parse(cookie ?? 'null') as Partial<SignedOverride> | null;
    const [remote, until, signature] = PARTS.map((part) => link?.[part]);
    return typeof remote === 'string' && typeof until === 'string' && typeof signature === 'string'
      ? { remote, until, signature }
      : null;
  } catch {
    return null;
  }
}
