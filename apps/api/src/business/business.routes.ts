import { calls } from '@carta/contract';
import type { ContactButton } from '@carta/domain';
import type { Serve } from '../http/serve-call.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Picture } from '../pictures/store-picture.ts';
import { invalid } from '../http/refusal.ts';
import type { ChargeAccount } from '../database/business-row.ts';
import type { BusinessesStore } from './businesses.store.ts';

interface BusinessDeps {
  readonly businesses: BusinessesStore;
  readonly pictures: Pictures;
  readonly charges: {
    readonly checkToken: (
      business: string,
      token: string,
    ) => Promise<{ readonly account: ChargeAccount } | 'refused' | 'no-answer'>;
    readonly checkAgain: (business: string) => Promise<void>;
  };
  readonly now: () => number;
}

export function businessRoutes(serve: Serve, { businesses, pictures, charges, now }: BusinessDeps): void {
  const published = (business: string, picture: Picture | undefined) => picture && pictures.publish(business, picture);

  /** Asks whose a new token is before anything is saved, and again where that is not known. [TOKEN-4] */
  const saveMercadoPago = async (
    business: string,
    { active, accessToken }: { active: boolean; accessToken?: string | undefined },
  ) => {
    const token = accessToken?.trim();
    if (token === '') return businesses.save(business, { mercadoPago: { active, accessToken: '' } });
    if (token === undefined) {
      await charges.checkAgain(business);
      return businesses.save(business, { mercadoPago: { active } });
    }
    const checked = await charges.checkToken(business, token);
    if (checked === 'refused')
      return invalid([{ path: 'mercadoPago.accessToken', message: 'MercadoPago no reconoce este token' }]);
    const account = checked === 'no-answer' ? null : checked.account;
    return businesses.save(business, { mercadoPago: { active, accessToken: token, checked: { account, at: now() } } });
  };

  const saveContactButton = async (business: string, buttons: readonly ContactButton[]) => {
    const { default: parsePhoneNumber } = await import('libphonenumber-js/min');
    return businesses.saveContactButton(business, buttons, parsePhoneNumber);
  };

  serve(calls.updateBusiness, async ({ owner, body, form, files }) => {
    if (form) {
      const backgroundImage = await published(owner.business, files.backgroundImage);
      const logo = await published(owner.business, files.logo);
      const style = { mainColor: form.mainColor, backgroundImage };
      return businesses.save(owner.business, { style, logo: logo === undefined ? undefined : { url: logo } });
    }
    if ('mercadoPago' in body) return saveMercadoPago(owner.business, body.mercadoPago);
    if ('contactButton' in body) return saveContactButton(owner.business, body.contactButton);
    if ('tables' in body) return businesses.saveTables(owner.business, body.tables, body.version);
    if (!('version' in body)) return businesses.save(owner.business, body);
    const { cleanBoardHtml } = await import('../http/board-html.ts');
    const html = cleanBoardHtml(body.board.html);
    if (!html.ok) return html;
    const board = { ...body.board, html: html.value };
    return businesses.save(owner.business, { board, modalInfo: body.modalInfo }, body.version);
  });
}
