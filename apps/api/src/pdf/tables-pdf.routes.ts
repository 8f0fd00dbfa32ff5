import { createHash } from 'node:crypto';
import { calls } from '@carta/contract';
import { refused, tableAddress, type Menu, type Table } from '@carta/domain';
import type { MenuReader } from '../database/menu-reader.ts';
import type { Serve } from '../http/serve-call.ts';
import type { TablesJob } from '../rendering/render-job.ts';
import type { RenderProcess } from '../rendering/render-process.ts';
import { sendPdf } from './send-pdf.ts';

interface TablesPdfDeps {
  readonly menus: MenuReader;
  readonly renderProcess: RenderProcess;
}

/** Part of every PDF's version: raise it with each change of how the cards look, or browsers keep the former ones. */
const LAYOUT_VERSION = 1;

/** Serves the cards of an owner's tables, which hold their tokens: to the owner alone. [TABLE-4] */
export function tablesPdfRoutes(serve: Serve, { menus, renderProcess }: TablesPdfDeps): void {
  serve(calls.tablesPdf, async ({ params: { key }, query, request, reply }) => {
    const menu = await menus.read(key);
    const tables = menu?.tables.filter((table) => query.table === undefined || table.key === query.table) ?? [];
    if (!menu || tables.length === 0) return refused('not-found');
    const job = jobOf(menu, tables);
    const version = createHash('sha256')
      .update(JSON.stringify([LAYOUT_VERSION, job]))
      .digest('base64url');
    await sendPdf(request, reply, {
      pdf: { version, read: () => renderProcess.render(job) },
      disposition: `attachment; filename="mesas-${key}.pdf"`,
      cacheControl: 'no-store',
    });
    return undefined;
  });
}

const jobOf = ({ key, name, logo, style, publicUrl }: Menu, tables: readonly Table[]): TablesJob => ({
  kind: 'tables',
  business: key,
  name,
  logo: logo.url,
  mainColor: style.mainColor,
  tables: tables.map(({ title, token }) => ({ title, address: tableAddress(publicUrl, token) })),
});
