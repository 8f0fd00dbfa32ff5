import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import type { BusinessesStore } from './businesses.store.ts';

interface BusinessDeps {
  readonly businesses: BusinessesStore;
  readonly pictures: Pictures;
}

export function businessRoutes(serve: Serve, { businesses, pictures }: BusinessDeps): void {
  const published = (business: string, picture: Picture | undefined) => picture && pictures.publish(business, picture);

  serve(calls.updateBusiness, async ({ owner, body, form, files }) => {
    if (form) {
      const backgroundImage = await published(owner.business, files.backgroundImage);
      const logo = await published(owner.business, files.logo);
      const style = { mainColor: form.mainColor, backgroundImage };
      return businesses.save(owner.business, { style, logo: logo === undefined ? undefined : { url: logo } });
    }
    if (!('version' in body)) return businesses.save(owner.business, body);
    const { cleanBoardHtml } = await import('../http/board-html.ts');
    const html = cleanBoardHtml(body.board.html);
    if (!html.ok) return html;
    const board = { ...body.board, html: html.value };
    return businesses.save(owner.business, { board, modalInfo: body.modalInfo }, body.version);
  });
}
