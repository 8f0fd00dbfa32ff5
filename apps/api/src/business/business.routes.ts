import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';
import { cleanBoardHtml } from '../board-html.ts';

export function businessRoutes(serve: Serve, { businesses }: Pick<Stores, 'businesses'>): void {
  serve(calls.updateBusiness, async ({ owner, body, form }) => {
    if (form) return businesses.save(owner.business, { style: form });
    if (!('version' in body)) return businesses.save(owner.business, body);
    const html = cleanBoardHtml(body.board.html);
    if (!html.ok) return html;
    const board = { ...body.board, html: html.value };
    return businesses.save(owner.business, { board, modalInfo: body.modalInfo }, body.version);
  });
}
