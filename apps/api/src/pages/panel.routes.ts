import { ERROR_STATUS, type PreloadedState } from '@carta/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HTML_TYPE } from '../http/html-type.ts';
import { currentOwner, endSession, startSession } from '../session/request-session.ts';
import { RELOAD_SCRIPT } from './dev-reload.routes.ts';
import { preloadedState, type PageDeps } from './preloaded-state.ts';
import { redirectOfLink, withOverride } from './remote-override.ts';

/** Serves the panel's pages, and sign-in and sign-out by forms, which work without a script. */
export function panelRoutes(app: FastifyInstance, deps: PageDeps): void {
  const { config, site, stores } = deps;

  const sendPage = (reply: FastifyReply, path: string, state: PreloadedState) => {
    const { scripts, ...assets } = site.shellAssets();
    const all = config.development ? [...scripts, RELOAD_SCRIPT] : scripts;
    const { status, html } = site.shell().renderPage({ path, state, assets: { ...assets, scripts: all } });
    if (reply.statusCode === 200) reply.code(status);
    return reply.type(HTML_TYPE).header('cache-control', 'no-store').send(html);
  };

  app.get('/', (_request, reply) => reply.redirect('/panel'));

  for (const address of ['/login', '/login/', '/panel', '/panel/*']) {
    app.get(address, async (request, reply) => {
      const moved = withoutEndSlash(request.url);
      if (moved !== request.url) return reply.redirect(moved, 301);
      const owner = await currentOwner(stores, request, reply);
      const next = owner && redirectOfLink(deps, owner, request, reply);
      if (next !== null) return reply.redirect(next, 303);
      const state = await preloadedState(deps, owner);
      const shown = owner ? await withOverride(deps, owner, state, { request, reply }) : state;
      return sendPage(reply, request.url, shown);
    });
  }

  app.post('/login', async (request, reply) => {
    const form = (request.body ?? {}) as LoginForm;
    const signedIn = await startSession(stores, request, reply, { email: form.email, password: form.password });
    if (signedIn.ok) return reply.redirect(redirectPath(form.next), 303);
    const { retryAfterSeconds } = signedIn.refusal;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    const loginError = { message: signedIn.refusal.message, email: form.email ?? '' };
    reply.code(ERROR_STATUS[signedIn.refusal.code]);
    return sendPage(reply, `/login?next=${encodeURIComponent(redirectPath(form.next))}`, {
      ...(await preloadedState(deps, null)),
      loginError,
    });
  });

  app.post('/logout', async (request, reply) => {
    await endSession(stores, request, reply);
    return reply.redirect('/login', 303);
  });
}

export type LoginForm = Partial<Record<'email' | 'password' | 'next', string>>;

/** Returns the address without slashes at the end of its path; its query stays. */
function withoutEndSlash(url: string): string {
  const [path = ''] = url.split('?', 1);
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) + url.slice(path.length);
}

/** Returns the panel's page to redirect to after the sign-in; never an address of another site. */
function redirectPath(next: string | undefined): string {
  return next !== undefined && /^\/panel(?:[/?][\w/?&=%.~-]*)?$/.test(next) ? next : '/panel';
}
