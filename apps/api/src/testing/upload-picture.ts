import type { CallName } from '@carta/contract';
import type { Business, Category, ImageKind, Item, Menu } from '@carta/domain';
import { titled } from './titled.ts';
import { send, type Answer, type CallRequest, type SentFile } from './send.ts';
import type { TestServer } from './test-server.ts';

interface Upload {
  readonly call: CallName;
  readonly name: string;
  /** Returns the text fields of the form, for a menu with 'Tapas: bravas'. */
  readonly fields: (menu: Menu) => Record<string, string>;
  readonly urlIn: (body: never) => string | undefined;
}

/** How each kind of picture is sent, and where the answer has its address. */
export const UPLOADS: Record<ImageKind, Upload> = {
  cover: {
    call: 'uploadCover',
    name: '_file',
    fields: (menu) => ({ business: menu.key, level: '1', key: titled(menu, 'Tapas').key }),
    urlIn: (body: Category) => body.image?.url,
  },
  product: {
    call: 'updateItem',
    name: '_file',
    fields: (menu) => ({ business: menu.key, key: titled(menu, 'bravas').key }),
    urlIn: (body: Item) => body.image.url,
  },
  background: {
    call: 'updateBusiness',
    name: 'backgroundImage',
    fields: () => ({}),
    urlIn: (body: Business) => body.style.backgroundImage,
  },
  logo: { call: 'updateBusiness', name: 'logo', fields: () => ({}), urlIn: (body: Business) => body.logo.url },
};

export const IMAGE_KINDS = Object.keys(UPLOADS) as ImageKind[];
export const MENU_FOR_UPLOADS = 'Tapas: croquetas, bravas';

export interface Uploaded extends Answer<{ code?: string; message?: string }> {
  /** '' after a refusal. */
  readonly url: string;
}

/** Uploads a picture as the owner, or as `request` says. */
export async function upload(
  server: TestServer,
  kind: ImageKind,
  file: SentFile,
  { form, ...request }: CallRequest = {},
): Promise<Uploaded> {
  const { call, name, fields, urlIn } = UPLOADS[kind];
  const menu = await server.menuOf(request.as ?? 'owner');
  const sent = { ...request, form: { ...fields(menu), ...form }, files: { [name]: file } };
  const answer = await send<{ code?: string; message?: string }>(server, call, sent);
  return { ...answer, url: answer.status === 200 ? (urlIn(answer.body as never) ?? '') : '' };
}
