import { MINUTE_MS, publicMenu, type Menu, type PublicDinerOrder } from '@carta/domain';
import { keyOf, menu } from '@carta/domain/testing';
import { within } from '@testing-library/dom';
import { renderNotFound, renderOrder } from '../../server.tsx';

const NOW = Date.parse('2026-11-23T21:12:00-03:00');
const minutes = (count: number) => NOW + count * MINUTE_MS;
const assets = {
  scripts: ['/page.js'],
  styles: [],
  css: { styles: '', item: '' },
  entries: { 'order-page': { scripts: ['/order-page.js'], styles: ['/order-page.css'] } },
};
const ORDER: PublicDinerOrder = {
  key: 'a'.repeat(21),
  number: 27,
  day: '2026-11-23',
  state: 'new',
  type: 'delivery',
  lines: [
    {
      key: keyOf('1'),
      item: keyOf('pizza'),
      title: 'Napolitana',
      options: ['Grande', 'Extra'],
      quantity: 1,
      cents: 1_810_000,
      readyAt: null,
    },
    {
      key: keyOf('2'),
      item: keyOf('ñoquis'),
      title: 'Ñoquis',
      options: [],
      quantity: 2,
      cents: 1_250_000,
      readyAt: null,
    },
  ],
  zone: { title: 'San Telmo', cents: 150_000 },
  table: null,
  payment: 'cash',
  paysWith: null,
  paid: 'no',
  total: 4_460_000,
  at: null,
  readyAt: null,
  reason: '',
  createdAt: minutes(-8),
  changedAt: minutes(-8),
  pay: null,
};
const SETTINGS = { timeZone: 'America/Argentina/Buenos_Aires', whatsAppNumber: '1155550100', pickupPoint: 'La barra' };

interface Shown {
  readonly order?: Partial<PublicDinerOrder>;
  readonly settings?: Partial<Menu>;
  readonly since?: number;
  readonly language?: 'es' | 'en' | 'pt';
  readonly isRejected?: boolean;
  readonly announced?: { readonly href: string; readonly line: string } | null;
}

function show({ order, settings, since = minutes(-6), language = 'es', ...paid }: Shown = {}): Document {
  const shown = publicMenu(menu('Postres: flan', { ...SETTINGS, ...settings }));
  const { html } = renderOrder({
    menu: shown,
    order: { ...ORDER, ...order },
    since,
    assets,
    now: NOW,
    language,
    ...paid,
  });
  document.open();
  document.write(html);
  document.close();
  return document;
}

const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
const heading = (page: Document) => textOf(page.querySelector('h1'));
const small = (page: Document) => textOf(page.querySelector('[data-small]'));
const steps = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('ol li')].map((step) => `${step.dataset.place} ${textOf(step)}`);

describe('the page of an order', () => {
  it('that is new says what it waits for, what was ordered, and what can be done', () => {
    const page = show();
    expect([small(page), heading(page)]).toEqual(['Pedido 27', 'Esperamos que La Higuera lo acepte']);
    expect(page.body.textContent).toContain('Suele tardar pocos minutos. Se actualiza sola.');
    expect(steps(page)).toEqual([
      'present Enviado21.04',
      'future En preparación',
      'future Listo',
      'future En camino',
      'future Entregado',
    ]);
    const lines = [...page.querySelectorAll('section li')].map(textOf);
    expect(lines).toEqual(['1NapolitanaGrande, Extra$ 18.100,00', '2Ñoquis$ 25.000,00', 'Envío a San Telmo$ 1.500,00']);
    expect(page.body.textContent).toContain('Total $ 44.600,00');
    const body = within(page.body);
    const cancel = body.getByRole('button', { name: 'Cancelar el pedido' });
    expect(cancel.closest('form')?.getAttribute('action')).toBe(`/api/public/orders/demo/${ORDER.key}/cancel`);
    const write = body.getByRole('link', { name: 'Escribir al local' });
    expect(write.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5491155550100\?text=Hola%2C%20La%20Higuera/);
    expect(body.getByRole('link', { name: 'Repetir' }).getAttribute('href')).toBe('/m/demo');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('script')?.getAttribute('src')).toBe('/order-page.js');
  });

  it.each<[string, Partial<PublicDinerOrder>, string, string]>([
    ['has no answer for 10 minutes', { createdAt: minutes(-10) }, 'Pedido 27', 'El local todavía no respondió'],
    ['may be answered late', { slow: true, createdAt: minutes(-1) }, 'Pedido 27', 'El local puede tardar en responder'],
    [
      'may be answered late and has no answer for 10 minutes',
      { slow: true, createdAt: minutes(-10) },
      'Pedido 27',
      'El local puede tardar en responder',
    ],
    [
      'is accepted without a moment',
      { state: 'accepted' },
      'Pedido 27 · En preparación',
      'La Higuera lo está preparando',
    ],
    [
      'is being prepared',
      { state: 'accepted', readyAt: minutes(24) },
      'Pedido 27 · En preparación',
      'Listo a las 21.36',
    ],
    [
      'is ready tomorrow',
      { state: 'accepted', readyAt: minutes(900) },
      'Pedido 27 · En preparación',
      'Listo mañana a las 12.12',
    ],
    ['is late', { state: 'accepted', readyAt: NOW }, 'Pedido 27 · En preparación', 'Un poco más, ya casi está'],
    ['is ready', { state: 'ready' }, 'Pedido 27 · Listo', 'Tu pedido está listo'],
    ['is on its way', { state: 'on-the-way' }, 'Pedido 27 · En camino', 'Tu pedido está en camino'],
    ['is delivered', { state: 'done' }, 'Pedido 27 · Entregado', 'Tu pedido fue entregado'],
    ['is rejected', { state: 'rejected', reason: 'No hay stock' }, 'Pedido 27', 'Rechazado'],
    ['is cancelled', { state: 'cancelled' }, 'Pedido 27', 'Cancelado'],
    ['was never answered', { state: 'cancelled', reason: 'Sin respuesta' }, 'Pedido 27', 'Sin respuesta'],
  ])('[ORDER-15] [ORDER-17] [ORDER-24] that %s says: %3$s · %4$s', (_, order, line, words) => {
    const page = show({ order });
    expect([small(page), heading(page)]).toEqual([line, words]);
  });

  it.each([
    ['es', 'El local puede tardar en responder', 'Puedes escribirle, o cancelar el pedido.'],
    ['en', 'The restaurant may take a while to answer', 'You can write to them, or cancel the order.'],
    ['pt', 'O local pode demorar para responder', 'Você pode escrever, ou cancelar o pedido.'],
  ] as const)(
    '[ORDER-24] that may be answered late says so, and what can be done, in %s',
    (language, words, advice) => {
      const page = show({ order: { slow: true }, language });
      expect(heading(page)).toBe(words);
      expect(page.body.textContent).toContain(advice);
      expect(page.querySelector('main')?.dataset.slow).toBe('true');
      expect(show({ language }).querySelector('main')?.dataset.slow).toBe('false');
    },
  );

  it('[ORDER-15] says how long it takes, and when each known step was', () => {
    const page = show({ order: { state: 'accepted', readyAt: minutes(24), changedAt: minutes(-6) } });
    expect(page.body.textContent).toContain('en 24 min');
    expect(page.querySelector('progress')?.getAttribute('value')).toBe('20');
    expect(steps(page).slice(0, 3)).toEqual([
      'past Enviado21.04',
      'present En preparacióndesde las 21.06',
      'future Listoa las 21.36',
    ]);
    expect(page.querySelector('[aria-current=step]')?.textContent).toContain('En preparación');
    const late = show({ order: { state: 'accepted', readyAt: minutes(-1) } });
    expect(late.querySelector('progress')?.getAttribute('value')).toBe('100');
    expect(late.body.textContent).not.toContain('min.');
  });

  it('[ORDER-15] that is picked up is not on its way, and says where it waits', () => {
    const page = show({ order: { state: 'ready', type: 'takeaway', zone: null } });
    expect(steps(page)).toEqual(['past Enviado21.04', 'past En preparación', 'present Listo21.06', 'future Entregado']);
    expect(page.body.textContent).toContain('Pasa a buscarlo por La barra.');
  });

  it('[ORDER-15] that is rejected says why, and ends its steps there', () => {
    const page = show({ order: { state: 'rejected', reason: 'No hay stock' } });
    expect(page.body.textContent).toContain('No hay stock');
    expect(steps(page)).toEqual(['past Enviado21.04', 'present Rechazado21.06']);
    expect(show({ order: { state: 'rejected', reason: 'No hay stock' }, language: 'en' }).body.textContent).toContain(
      'Out of stock',
    );
    expect(
      show({ order: { state: 'rejected', reason: 'Se cortó la luz' }, language: 'en' }).body.textContent,
    ).toContain('Se cortó la luz');
  });

  it('[ORDER-13] that is for later says when', () => {
    expect(show({ order: { at: minutes(33) } }).body.textContent).toContain('Para hoy a las 21.45');
    expect(show({ order: { at: minutes(240) }, language: 'en' }).body.textContent).toContain('For tomorrow at 1:12');
  });

  it.each(['accepted', 'ready', 'done', 'rejected', 'cancelled'] as const)(
    '[ORDER-17] that is %s cannot be cancelled',
    (state) => {
      expect(show({ order: { state } }).querySelector('form')).toBeNull();
    },
  );

  describe('that goes to a table', () => {
    const TABLE = { key: keyOf('t'), title: 'Mesa 7', visit: keyOf('v') };
    const atTable = { type: 'table', table: TABLE, zone: null, payment: null } as const;

    it.each(['es', 'en', 'pt'] as const)('[TABLE-6] names it in %s, as its owner does', (language) => {
      const name = within(show({ order: atTable, language }).body).getByText('Mesa 7');
      expect(name.lang).toBe(language === 'es' ? '' : 'es');
    });

    it('[TABLE-6] is brought there: its steps know no way, and who waits tells the waiter', () => {
      const ready = show({ order: { ...atTable, state: 'ready' } });
      expect(within(ready.body).getByText('Te lo llevamos a la mesa.')).toBeTruthy();
      expect(within(ready.body).queryByText('En camino')).toBeNull();
      const late = show({ order: { ...atTable, createdAt: minutes(-11) } });
      expect(within(late.body).getByText('Avisa al mozo, o cancela el pedido.')).toBeTruthy();
    });
  });

  describe('that is paid online', () => {
    const UNPAID = {
      state: 'unpaid',
      payment: 'mercadoPago',
      pay: 'https://pagos.test/1',
      createdAt: minutes(-4),
    } as const;
    const settings = {
      paymentMethods: { cash: true, mercadoPago: true, other: false },
      mercadoPago: { active: true, tokenSet: true, last4: '', account: null, checkedAt: null },
      transfer: { active: true, alias: 'lahiguera.mp', holder: '' },
    };
    const ways = (page: Document) =>
      [...page.querySelectorAll<HTMLButtonElement>('#otra-forma button')].map((button) => [
        button.value,
        textOf(button),
      ]);

    it('[CHARGE-2] says until when it waits, and has a link to pay and the other ways', () => {
      const page = show({ order: UNPAID, settings });
      expect([small(page), heading(page)]).toEqual(['Pedido 27 · Sin pagar', 'Falta pagar']);
      expect(page.body.textContent).toContain('La Higuera lo recibe cuando el pago está aprobado.');
      expect(textOf(page.body)).toContain('Guardado hasta las 21.38 26 min');
      const body = within(page.body);
      expect(body.getByRole('link', { name: 'Pagar con MercadoPago' }).getAttribute('href')).toBe(UNPAID.pay);
      expect(ways(page)).toEqual([
        ['cash', 'EfectivoAl recibirlo'],
        ['transfer', 'TransferenciaA lahiguera.mp'],
      ]);
      const form = page.querySelector('#otra-forma form');
      expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
        'post',
        `/m/demo/o/${ORDER.key}/pay`,
      ]);
      expect(steps(page)).toEqual([]);
      expect(body.getByRole('button', { name: 'Cancelar el pedido' })).toBeTruthy();
      expect(page.querySelector('[data-announce]')).toBeNull();
    });

    it('[CHARGE-2] [TABLE-6] at a table can be paid there instead, and in no way of a delivery', () => {
      const table = { key: keyOf('t'), title: 'Mesa 7', visit: keyOf('v') };
      expect(ways(show({ order: { ...UNPAID, type: 'table', table }, settings }))).toEqual([['', 'En la mesa']]);
    });

    it('[CHARGE-2] and was not approved says that nothing was charged, and can be tried again', () => {
      const page = show({ order: UNPAID, settings, isRejected: true, language: 'en' });
      expect([small(page), heading(page)]).toEqual(['Order 27 · Not paid', 'The payment was not approved']);
      expect(page.body.textContent).toContain('Nothing was charged. Your order is still kept.');
      const again = within(page.body).getByRole('link', { name: 'Try again' });
      expect(again.getAttribute('href')).toBe(UNPAID.pay);
    });

    it('[CHARGE-2] and has no address to pay at asks for one by a form', () => {
      const page = show({ order: { ...UNPAID, pay: null }, settings, language: 'pt' });
      expect(page.body.textContent).toContain('O MercadoPago não responde agora.');
      const again = within(page.body).getByRole<HTMLButtonElement>('button', { name: 'Tentar de novo' });
      expect([again.name, again.value, again.form?.getAttribute('action')]).toEqual([
        'payment',
        'mercadoPago',
        `/m/demo/o/${ORDER.key}/pay`,
      ]);
    });

    it('[CHARGE-2] and was not paid in time says so', () => {
      const page = show({ order: { ...UNPAID, state: 'cancelled', reason: 'Sin pagar', pay: null } });
      expect([heading(page), page.querySelector('form')]).toEqual(['Sin pagar', null]);
      expect(page.body.textContent).toContain('Pasaron 30 minutos sin un pago.');
    });

    it.each([
      ['new', 'paid', 'Pagado con MercadoPago.'],
      ['cancelled', 'paid', 'Te devolvemos el pago por MercadoPago.'],
      ['rejected', 'refunded', 'El pago fue devuelto por MercadoPago.'],
    ] as const)('[CHARGE-4] and is %s and %s says: %s', (state, paid, words) => {
      expect(show({ order: { ...UNPAID, state, paid, pay: null } }).body.textContent).toContain(words);
    });

    it('[CHARGE-8] is announced with what paid it, without scripts too', () => {
      const announced = { href: 'https://wa.me/1?text=x', line: 'Pago: MercadoPago (pagado, operación 5)' };
      const page = show({ order: { ...UNPAID, state: 'new', paid: 'paid', pay: null }, announced });
      const link = within(page.body).getByRole<HTMLAnchorElement>('link', { name: 'Avisar por WhatsApp' });
      expect([link.getAttribute('href'), link.dataset.line, link.hidden]).toEqual([
        announced.href,
        announced.line,
        false,
      ]);
    });
  });

  it('[WA-2] of a business without a valid number leads to no chat', () => {
    expect(
      within(show({ settings: { whatsAppNumber: '11' } }).body).queryByRole('link', { name: 'Escribir al local' }),
    ).toBeNull();
  });

  it('[ORDER-20] that is unknown leads to the menu', () => {
    const { html } = renderNotFound({
      assets,
      menu: publicMenu(menu('Postres: flan')),
      missing: 'order',
      language: 'pt',
      isLanguageChosen: true,
    });
    expect(html).toContain('<h1>Pedido não encontrado</h1>');
    expect(html).toContain('<a href="/m/demo?lang=pt">');
  });

  it('escapes what the restaurant typed', () => {
    const evil = '</script><img src=x onerror=alert(1)>"';
    const [line] = ORDER.lines;
    const page = show({
      settings: { name: evil },
      order: {
        state: 'rejected',
        reason: evil,
        lines: line ? [{ ...line, title: evil, options: [evil] }] : [],
        zone: { title: evil, cents: 1 },
      },
    });
    expect(page.querySelectorAll('[onerror], img[src=x]')).toHaveLength(0);
    expect(page.querySelector('section li b')?.textContent).toBe(evil);
  });
});
