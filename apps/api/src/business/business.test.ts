/** @postgres the row that changes of a business wait for */
import type { Issue } from '@carta/contract';
import { DEFAULT_CONTACT_BUTTON, type Business, type ContactButton } from '@carta/domain';
import { describeOnce } from '../testing/once.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

type Saved = Business & { code: string; issues?: Issue[]; current?: Business };
const save = (body: unknown, request: CallRequest = {}) => send<Saved>(server, 'updateBusiness', { ...request, body });
const stored = async (): Promise<Business> => {
  const {
    categoriesL1: _,
    categoriesL2: __,
    items: ___,
    optionGroups: ____,
    ...business
  } = await server.menuOf('owner');
  return business;
};

const revision = async () => (await server.stores.menus.readWithVersion('higuera'))?.version;

const PRICE = { currency: '$', big: 1200, small: '00' };

describeOnce('a save of one setting', () => {
  it.each<[keyof Business, unknown]>([
    ['whatsAppNumber', '1155550100'],
    ['deliveryTime', 'De 30 a 45 minutos'],
    ['pickupPoint', 'Belgrano 1420'],
    ['paymentMethods', { cash: false, mercadoPago: true, other: true }],
    ['contactButton', [{ active: true, type: 'instagram', phone: '', account: 'higuera', countryCode: 54 }]],
    ['contactButton', []],
    ['timeZone', 'America/Montevideo'],
    ['name', 'El Bodegón'],
    ['menuTypes', ['takeaway']],
    ['firstSteps', { qrDownloadedAt: 1_790_000_000_000 }],
    ['hours', [{ days: [5, 6], from: '20:00', to: '01:30' }]],
    ['closures', [{ date: '2026-12-25', title: 'Navidad' }]],
    [
      'closures',
      [{ date: '2027-01-04', to: '2027-01-18', title: 'Vacaciones', hours: [{ from: '12:00', to: '17:00' }] }],
    ],
    ['pageNotice', { text: 'En Navidad cerramos del 24 al 26.', from: '2026-12-15', to: '2026-12-26' }],
    ['legal', { netPrices: true, tableCharge: { price: PRICE, text: 'Cubierto' }, notice: 'Pagar en efectivo' }],
    ['delivery', { zones: [{ key: 'z'.repeat(21), title: 'San Telmo', price: PRICE }], minimum: PRICE }],
    ['transfer', { active: true, alias: 'la.higuera', holder: 'La Higuera SRL' }],
    ['publicPdf', true],
    [
      'orderDesk',
      { active: true, prepMinutes: 45, pausedUntil: 1_790_000_000_000, name: 'optional', phone: 'required' },
    ],
  ])('the setting %s is stored: %j', async (field, value) => {
    const before = await stored();
    const { status, body } = await save({ [field]: value });
    expect([status, body]).toEqual([200, { ...before, [field]: value, version: 1 }]);
    expect(await stored()).toEqual(body);
  });

  it.each<[string, unknown, ...string[]]>([
    ['a number of nine digits', { whatsAppNumber: '115555010' }, 'whatsAppNumber'],
    ['a shift without days', { hours: [{ days: [], from: '12:00', to: '15:00' }] }, 'hours[0].days'],
    [
      'a closure that ends before it begins',
      { closures: [{ date: '2026-12-25', to: '2026-12-24', title: '' }] },
      'closures[0].to',
    ],
    ['a notice without a text', { pageNotice: { text: '', from: '2026-12-15', to: '2026-12-26' } }, 'pageNotice.text'],
    [
      'a desk that takes four minutes',
      { orderDesk: { active: true, prepMinutes: 4, pausedUntil: null, name: 'optional', phone: 'hidden' } },
      'orderDesk.prepMinutes',
    ],
    ['a closure on no date', { closures: [{ date: '2026-02-30', title: '' }] }, 'closures[0].date'],
    [
      'a table charge without a price',
      { legal: { netPrices: true, tableCharge: { text: '' }, notice: '' } },
      'legal.tableCharge.price',
    ],
    [
      'a zone twice',
      { delivery: { zones: Array(2).fill({ key: 'z'.repeat(21), title: '', price: PRICE }), minimum: null } },
      'delivery.zones',
    ],
    ['a transfer without an alias', { transfer: { active: true, holder: '' } }, 'transfer.alias'],
    ['a number with letters', { whatsAppNumber: '11555501ab' }, 'whatsAppNumber'],
    ['a delivery time that is too long', { deliveryTime: 'x'.repeat(201) }, 'deliveryTime'],
    [
      'a payment method that is no boolean',
      { paymentMethods: { cash: 1, mercadoPago: true, other: true } },
      'paymentMethods.cash',
    ],
    [
      'a contact button of an unknown type',
      { contactButton: [{ active: true, type: 'fax', phone: '', account: '', countryCode: 54 }] },
      'contactButton[0].type',
    ],
    [
      'a contact button of which all is wrong',
      { contactButton: [{ active: 1, type: 'fax', phone: 'x', account: 5, countryCode: 0 }] },
      ...['active', 'type', 'phone', 'account', 'countryCode'].map((name) => `contactButton[0].${name}`),
    ],
    [
      'a payment method alone',
      { paymentMethods: { cash: true } },
      'paymentMethods.mercadoPago',
      'paymentMethods.other',
    ],
    ['a token that is no string', { mercadoPago: { active: true, accessToken: 5 } }, 'mercadoPago.accessToken'],
    ['a delivery time of three characters', { deliveryTime: '30m' }, 'deliveryTime'],
    ['a pickup point of three characters', { pickupPoint: 'acá' }, 'pickupPoint'],
    ['an empty name', { name: '' }, 'name'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['an unknown menu type', { menuTypes: ['delivery', 'buffet'] }, 'menuTypes[1]'],
    ['a repeated menu type', { menuTypes: ['delivery', 'delivery'] }, 'menuTypes'],
    ['an unknown time zone', { timeZone: 'America/Atlantis' }, 'timeZone'],
    ['a time zone that is an offset', { timeZone: '-03:00' }, 'timeZone'],
    ['a moment that is no number', { firstSteps: { qrDownloadedAt: 'hoy' } }, 'firstSteps.qrDownloadedAt'],
    ['no payment method', { paymentMethods: { cash: false, mercadoPago: false, other: false } }, 'paymentMethods'],
    [
      'a button of which all is missing',
      { contactButton: [{}] },
      ...['active', 'type', 'phone', 'account', 'countryCode'].map((field) => `contactButton[0].${field}`),
    ],
    ['two fields at once', { deliveryTime: '30 min', pickupPoint: 'Acá' }, 'pickupPoint'],
    ['a field that is no setting', { deliveryTime: '30 min', stars: 5 }, 'stars'],
    ['only a field that is no setting', { stars: 5 }, 'stars'],
    ['no field', {}, ''],
    ['a setting and a version', { deliveryTime: '30 min', version: 1 }, 'version'],
    ['a version alone', { version: 1 }, 'tables'],
    ['a version and another field than the tables', { version: 1, board: 5 }, 'board', 'modalInfo'],
    ['a delivery time of spaces', { deliveryTime: '      ' }, 'deliveryTime'],
    ['a pickup point of spaces', { pickupPoint: '      ' }, 'pickupPoint'],
  ])('a body with %s is refused, and the answer names what is wrong and nothing else', async (_, body, ...fields) => {
    const before = await stored();
    const { status, body: answer } = await save(body);
    expect([status, answer.code]).toEqual([400, 'invalid']);
    expect(answer.issues?.map((issue) => issue.path)).toEqual(fields);
    expect(await stored()).toEqual(before);
  });
});

describeOnce('the contact button', () => {
  const button = (changes: Partial<ContactButton> = {}) => [{ ...DEFAULT_CONTACT_BUTTON, ...changes }];

  it.each<[Partial<ContactButton>, string]>([
    [{ phone: '1149832211' }, '1149832211'],
    [{ phone: '5491149832211' }, '1149832211'],
    [{ phone: '94123456', countryCode: 598 }, '94123456'],
    [{ phone: '', active: true }, ''],
    [{ phone: '12', type: 'instagram', account: 'higuera' }, '12'],
  ])('[CONTACT-8] %j is saved with the phone %s', async (changes, phone) => {
    const { status, body } = await save({ contactButton: button(changes) });
    expect([status, body.contactButton]).toEqual([200, button({ ...changes, phone })]);
  });

  it.each<Partial<ContactButton>>([
    { phone: '12' },
    { phone: '12', active: true },
    { phone: '12', type: 'phone' },
    { phone: '1149832211', countryCode: 598 },
    { phone: '11498322111' },
  ])('[CONTACT-8] %j is refused at its phone, and nothing is saved', async (changes) => {
    const before = await stored();
    const { status, body } = await save({ contactButton: button(changes) });
    expect([status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
      400,
      'invalid',
      ['contactButton[0].phone'],
    ]);
    expect(await stored()).toEqual(before);
  });

  it('[CONTACT-8] a phone that was stored before it was checked is read, kept by other saves and by one of the button, and not taken anew', async () => {
    const { businesses } = server.stores;
    await businesses.save('higuera', { contactButton: button({ phone: '4983' }) });
    expect((await save({ deliveryTime: '30 minutos' })).body.contactButton).toEqual(button({ phone: '4983' }));
    const shown = await save({ contactButton: button({ phone: '4983', active: true }) });
    expect([shown.status, shown.body.contactButton]).toEqual([200, button({ phone: '4983', active: true })]);
    expect((await save({ contactButton: button({ phone: '4983', countryCode: 598 }) })).status).toBe(400);
    expect((await save({ contactButton: button() })).status).toBe(200);
    expect((await save({ contactButton: button({ phone: '4983' }) })).status).toBe(400);
  });
});

describeOnce('the account of a contact button', () => {
  const instagram = (account: string) => [{ ...DEFAULT_CONTACT_BUTTON, type: 'instagram' as const, account }];

  it.each([
    ['@higuera', 'higuera'],
    ['https://www.instagram.com/la.higuera/?hl=es', 'la.higuera'],
    ['', ''],
  ])('[CONTACT-9] %j is saved as %j', async (typed, account) => {
    const { status, body } = await save({ contactButton: instagram(typed) });
    expect([status, body.contactButton]).toEqual([200, instagram(account)]);
  });

  it.each(['la higuera', 'p', '../x?y#z', 'https://instagram.com/p/xyz', 'a'.repeat(31)])(
    '[CONTACT-9] %j is refused at its field, and nothing is saved',
    async (account) => {
      const before = await stored();
      const { status, body } = await save({ contactButton: instagram(account) });
      expect([status, body.code, body.issues]).toMatchObject([
        400,
        'invalid',
        [{ path: 'contactButton[0].account', message: expect.stringContaining('Instagram') as string }],
      ]);
      expect(await stored()).toEqual(before);
    },
  );

  it('[CONTACT-9] one that was stored before it was checked is read, kept by other saves and by one of the button, and not taken anew', async () => {
    const { businesses } = server.stores;
    await businesses.save('higuera', { contactButton: instagram('la higuera') });
    expect((await save({ deliveryTime: '30 minutos' })).body.contactButton).toEqual(instagram('la higuera'));
    const shown = instagram('la higuera').map((button) => ({ ...button, active: true }));
    expect((await save({ contactButton: shown })).body.contactButton).toEqual(shown);
    expect((await save({ contactButton: instagram('higuera') })).status).toBe(200);
    expect((await save({ contactButton: instagram('la higuera') })).status).toBe(400);
  });
});

describeOnce('a save of what is stored already', () => {
  it.each<[string, (stored: Business) => CallRequest]>([
    ['a form without a field', () => ({ raw: { payload: '--b--', type: 'multipart/form-data; boundary=b' } })],
    ['a form with an unknown field only', () => ({ form: { stars: '5' } })],
    ['a form with the colour that is stored', ({ style }) => ({ form: { mainColor: style.mainColor } })],
    ['a text that is stored', ({ deliveryTime }) => ({ body: { deliveryTime } })],
    ['a list that is stored', ({ menuTypes }) => ({ body: { menuTypes } })],
    ['the name that is stored', ({ name }) => ({ body: { name } })],
    ['MercadoPago as it is, without a token', ({ mercadoPago: { active } }) => ({ body: { mercadoPago: { active } } })],
    ['no token where none is stored', () => ({ body: { mercadoPago: { active: false, accessToken: '' } } })],
    ['tables as they are', ({ tables, version }) => ({ body: { tables, version } })],
    ['the whole object as it is', (business) => ({ body: business })],
  ])(
    '[SAVE-1] %s is answered with 200 and saves nothing: no version, no revision and no change',
    async (_, requestOf) => {
      await save({ tables: [{ key: 'm'.repeat(21), title: 'Mesa 1' }] });
      const before = await stored();
      const kept = () => Promise.all([revision(), send(server, 'changes').then(({ body }) => body)]);
      const known = await kept();
      const { status, body } = await send(server, 'updateBusiness', requestOf(before));
      expect([status, body]).toEqual([200, before]);
      expect(await kept()).toEqual(known);
    },
  );

  it('[SAVE-1] an older version is refused also where nothing would change', async () => {
    const before = await stored();
    await save({ deliveryTime: '45 minutos' });
    const { status, body } = await save(before);
    expect([status, body.code]).toEqual([409, 'conflict']);
  });
});

describe('a save of the whole object', () => {
  const whole = async () => {
    const business = await stored();
    return {
      ...business,
      board: { wifi: { active: true, name: 'Higuera', password: 'higos' }, html: encodeURIComponent('<p>Hoy</p>') },
      modalInfo: { ...business.modalInfo, address: 'Belgrano 1420', schedule: 'Lunes\nMartes' },
    };
  };

  it('the whole object writes board and info only', async () => {
    const before = await stored();
    const sent = await whole();
    const { status, body } = await save({ ...sent, name: 'Otra', whatsAppNumber: '1', style: null, publicUrl: 'x' });
    const { board, modalInfo } = sent;
    expect([status, body]).toEqual([200, { ...before, board, modalInfo, version: 1 }]);
    expect(await stored()).toEqual(body);
  });

  it('a stale version is refused with the current settings', async () => {
    const sent = await whole();
    const now = (await save({ deliveryTime: '45 minutos' })).body;
    const { status, body } = await save(sent);
    expect([status, body.code, body.current]).toEqual([409, 'conflict', now]);
    expect(await stored()).toEqual(now);
  });

  it('an edit of categories and items does not make the settings’ version stale', async () => {
    const sent = await whole();
    await server.setMenu('owner', 'Tapas: croquetas');
    expect((await save(sent)).status).toBe(200);
  });

  it('a board that is not URI-encoded is refused', async () => {
    const sent = await whole();
    const { status, body } = await save({ ...sent, board: { ...sent.board, html: '100%' } });
    expect([status, body.issues]).toMatchObject([400, [{ path: 'board.html' }]]);
  });

  it('an object with the key of another business is refused', async () => {
    expect((await save({ ...(await whole()), key: PEOPLE.neighbour.business })).status).toBe(403);
  });
});

describeOnce('the board', () => {
  it('a board of 6,000 ampersands is saved, and the WiFi after it', async () => {
    const saveBoard = async (change: object) => {
      const { board, modalInfo, version } = await stored();
      return save({ board: { ...board, ...change }, modalInfo, version });
    };
    expect((await saveBoard({ html: encodeURIComponent('&'.repeat(6000)) })).status).toBe(200);
    expect((await saveBoard({ wifi: { active: true, name: 'Higuera', password: 'higos' } })).status).toBe(200);
    expect(decodeURIComponent((await stored()).board.html)).toBe('&amp;'.repeat(6000));
  });

  it('a board that is too long once it is well-formed is refused, and the WiFi can be saved', async () => {
    const { board, modalInfo, version } = await stored();
    const html = encodeURIComponent('<br>'.repeat(5000));
    const refused = await save({ board: { ...board, html }, modalInfo, version });
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: 'board.html' }]]);
    const wifi = { active: true, name: 'Higuera', password: 'higos' };
    expect((await save({ board: { ...board, wifi }, modalInfo, version })).status).toBe(200);
  });

  const saved = async (html: string) => {
    const { board, modalInfo, version } = await stored();
    const { body } = await save({ board: { ...board, html: encodeURIComponent(html) }, modalInfo, version });
    return decodeURIComponent(body.board.html);
  };

  it.each([
    '<p><strong>Hoy</strong> <em>locro</em> <u>casero</u><br />y flan</p>',
    '<p style="text-align:center">Locro</p><p style="text-align:justify"></p>',
    '<p><span style="color:#f0a49f">rosa</span><span style="color:rgb(254, 249, 181)">crema</span></p>',
    '<p>Ñoquis &amp; café 😀</p>',
  ])('the board’s own HTML is kept: %s', async (html) => {
    expect(await saved(html)).toBe(html);
  });

  it.each([
    ['<p>Hola<script>alert(1)</script></p>', '<p>Hola</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" class="x" id="y">Hola</p>', '<p>Hola</p>'],
    ['<a href="javascript:alert(1)">Hola</a>', 'Hola'],
    [
      '<p style="text-align:center;background:url(//evil.test);position:fixed">x</p>',
      '<p style="text-align:center">x</p>',
    ],
    ['<span style="color:red">x</span>', '<span>x</span>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<p>a</p><!-- x --><iframe src="//evil.test"></iframe>', '<p>a</p>'],
  ])('foreign HTML is removed from the board: %s', async (html, left) => {
    expect(await saved(html)).toBe(left);
  });
});

describeOnce('the colour', () => {
  it('a form changes the colour alone', async () => {
    const before = await stored();
    const { status, body } = await send<Business>(server, 'updateBusiness', { form: { mainColor: '#1f5b45' } });
    expect([status, body]).toEqual([200, { ...before, style: { ...before.style, mainColor: '#1f5b45' }, version: 1 }]);
  });

  it.each(['red', '#12345', '#1F5B4', 'url(x)', '#12345;'])('the colour %s is refused', async (mainColor) => {
    const { status, body } = await send<Saved>(server, 'updateBusiness', { form: { mainColor } });
    expect([status, body.issues]).toMatchObject([400, [{ path: 'mainColor' }]]);
  });

  it.each([
    ['cut off', 400, '--b\r\ncontent-disposition: form-data; name="mainColor"\r\n\r\n#1f5', '; boundary=b'],
    ['without a boundary', 400, 'x', ''],
    ['empty', 200, '--b--', '; boundary=b'],
    [
      'tampering with prototypes',
      400,
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--',
      '; boundary=b',
    ],
  ])('a multipart body that is %s is answered with %i', async (_, expected, payload, boundary) => {
    const raw = { payload, type: `multipart/form-data${boundary}` };
    expect((await send(server, 'updateBusiness', { raw })).status).toBe(expected);
  });
});

describeOnce('the token of MercadoPago', () => {
  const TOKEN = 'APP_USR-123456-abcdef-7890';
  /** MercadoPago cannot be reached from here. */
  const NOT_CHECKED = { account: null, checkedAt: null };

  it('a saved token is never returned or logged, except its last four digits', async () => {
    const { body } = await save({ mercadoPago: { active: true, accessToken: TOKEN } });
    expect(body.mercadoPago).toEqual({ active: true, tokenSet: true, last4: '7890', ...NOT_CHECKED });
    expect(JSON.stringify([body, await stored(), server.logged()])).not.toContain(TOKEN);
  });

  it('an absent token keeps the stored one, and an empty one deletes it', async () => {
    await save({ mercadoPago: { active: true, accessToken: TOKEN } });
    expect((await save({ mercadoPago: { active: false } })).body.mercadoPago).toEqual({
      active: false,
      tokenSet: true,
      last4: '7890',
      ...NOT_CHECKED,
    });
    expect((await save({ mercadoPago: { active: true, accessToken: '' } })).body.mercadoPago).toEqual({
      active: true,
      tokenSet: false,
      last4: '',
      ...NOT_CHECKED,
    });
  });
});

describe('a business that is created under the key of a deleted one', () => {
  it('a business under the key of a deleted one shows nothing of the former menu, whose version no page takes for its own', async () => {
    const { stores } = server;
    await server.setMenu('owner', 'Tapas: croquetas');
    const former = await stores.menus.readWithVersion('higuera');
    await stores.businesses.delete('higuera');
    await stores.businesses.create('higuera', { name: 'Otra casa' });
    for (let change = 0; change < 3; change += 1) {
      const found = await stores.menus.readWithVersion('higuera');
      expect(found?.menu).toMatchObject({ name: 'Otra casa', categoriesL1: [] });
      expect(found?.version).not.toBe(former?.version);
      await stores.businesses.save('higuera', { pickupPoint: `Puerta ${change}` });
    }
  });
});

it('of businesses that are created at once under keys that differ in case only, one is made', async () => {
  const { businesses } = server.stores;
  const keys = ['cantina', 'Cantina', 'CANTINA'];
  await Promise.all(keys.map((key) => businesses.create(key, { name: key })));
  expect((await businesses.keys()).filter((key) => keys.includes(key))).toHaveLength(1);
});
