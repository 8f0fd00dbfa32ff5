import { DEMO_CHARGES } from '../demo-accounts.ts';
import {
  addedTableTitles,
  DAY_MS,
  dayIn,
  DEFAULT_TIME_ZONE,
  HOUR_MS,
  newKey,
  newTableToken,
  priceFromCents,
  TABLE_NAME,
  type Menu,
  type Notification,
  type Payment,
  type WrittenPlan,
} from '@carta/domain';
import type { BusinessChanges } from '../database/business-row.ts';

const BOARD = [
  '<p style="text-align:center"><strong>Hoy en la pizarra</strong></p>',
  '<p style="text-align:center"><span style="color:#fef9b5">Ñoquis del 29 con estofado</span></p>',
  '<p style="text-align:center"><span style="color:#a5d8a4">Parrillada de la huerta para dos</span></p>',
  '<p style="text-align:center"><em>Con la copa de la casa, <u>postre incluido</u></em></p>',
].join('');

/** Fills in every setting; `picture` returns the address of a picture by its name. */
export function laHigueraSettings(picture: (name: string) => string, now: number): BusinessChanges & { name: string } {
  return {
    name: 'La Higuera',
    style: {
      mainColor: '#1f5b45',
      backgroundImage: picture('portada'),
      productDefaultImage: '/assets/placeholders/product.webp',
      bannerDefaultImage: '/assets/placeholders/banner.webp',
    },
    logo: { url: picture('logo') },
    board: {
      wifi: { active: true, name: 'La Higuera Salón', password: 'higos-y-brasas' },
      html: encodeURIComponent(BOARD),
    },
    modalInfo: {
      address: 'Av. Belgrano 1420',
      location: 'San Telmo',
      phone1: '011 5555-0142',
      phone2: '011 5555-0143',
      schedule: 'Martes a viernes de 12 a 15.30 y de 20 a 0.30\nSábados de 12 a 1\nDomingos de 12 a 16\nLunes cerrado',
    },
    contactButton: [{ active: true, type: 'whatsapp', phone: '1155550142', account: '', countryCode: 54 }],
    mercadoPago: { active: true, accessToken: DEMO_CHARGES.token, checked: { account: DEMO_CHARGES.account, at: now } },
    whatsAppNumber: '1155550142',
    deliveryTime: 'De 40 a 60 minutos',
    paymentMethods: { cash: true, mercadoPago: true, other: true },
    pickupPoint: 'Av. Belgrano 1420, por la ventana de la esquina',
    menuTypes: ['delivery', 'takeaway'],
    firstSteps: { qrDownloadedAt: now - 30 * DAY_MS },
    hours: [
      { days: [2, 3, 4, 5], from: '12:00', to: '15:30' },
      { days: [2, 3, 4, 5], from: '20:00', to: '00:30' },
      { days: [6], from: '12:00', to: '01:00' },
      { days: [7], from: '12:00', to: '16:00' },
    ],
    closures: [
      { date: nextDay('12-25', now), title: 'Navidad' },
      { date: nextDay('01-01', now), title: 'Año Nuevo' },
    ],
    legal: {
      netPrices: true,
      tableCharge: { price: priceFromCents(180_000), text: 'Servicio de mesa, con pan de campo y manteca' },
      notice:
        'Si tienes una alergia, avísanos antes de pedir: en la cocina se trabaja con harina, leche y frutos secos.',
    },
    delivery: {
      zones: [
        { key: newKey(), title: 'San Telmo', price: priceFromCents(150_000) },
        { key: newKey(), title: 'Monserrat y Constitución', price: priceFromCents(210_000) },
        { key: newKey(), title: 'Puerto Madero', price: priceFromCents(280_000) },
      ],
      minimum: priceFromCents(1_000_000),
    },
    transfer: { active: true, alias: 'la.higuera.demo', holder: 'La Higuera de Belgrano SRL' },
    publicPdf: true,
    tables: addedTableTitles([], { name: TABLE_NAME, from: 1, count: 12 }).map((title) => ({
      key: newKey(),
      title,
      token: newTableToken(),
    })),
    // Its days are over: a notice on the page stands in the way of what the demo shows there, and one to come in that of an earlier closing.
    pageNotice: {
      text: 'Llegaron los higos: esta semana hay tarta de higos y nueces, hasta que se termine.',
      from: dayIn(DEFAULT_TIME_ZONE, now - 14 * DAY_MS),
      to: dayIn(DEFAULT_TIME_ZONE, now - 8 * DAY_MS),
    },
    orderDesk: { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' },
  };
}

/** The next date with this month and day, from `now` on in ms since 1970. */
function nextDay(monthAndDay: string, now: number): string {
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
}

/** Changes that wait: the pizzas next month, and all prices the month after. */
export function laHigueraPlans({ categoriesL1, items }: Menu, now: number): WrittenPlan[] {
  const pizzas = categoriesL1.find(({ title }) => title === 'Pizzas a la piedra')?.key;
  const monday = mondayAfter(now + 28 * DAY_MS);
  return [
    {
      key: newKey(),
      at: monday,
      change: { kind: 'percent', value: 800, rounding: '100' },
      items: items.filter(({ parent }) => parent === pizzas).map(({ key }) => key),
    },
    {
      key: newKey(),
      at: mondayAfter(monday + 28 * DAY_MS),
      all: true,
      change: { kind: 'percent', value: 450, rounding: '100' },
    },
  ];
}

/** Returns 06:00 in Buenos Aires of the next Monday; both in ms since 1970. */
function mondayAfter(moment: number): number {
  const day = new Date(Date.parse(dayIn(DEFAULT_TIME_ZONE, moment)));
  const daysUntilMonday = (8 - day.getUTCDay()) % 7 || 7;
  return day.getTime() + daysUntilMonday * DAY_MS + OPENING_HOUR_UTC * HOUR_MS;
}

/** 06:00 of Buenos Aires, which has no daylight saving. */
const OPENING_HOUR_UTC = 9;

/** By months before `now`; all other payments are approved. */
const OTHER_STATUS: Record<number, string> = { 0: 'pending', 4: 'expired', 9: 'bonificado' };

/** Twelve monthly payments in every state, newest first. */
export function laHigueraPayments(now: number): Payment[] {
  const today = new Date(now);
  return Array.from({ length: 12 }, (_, monthsAgo) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, 1));
    const status = OTHER_STATUS[monthsAgo] ?? 'approved';
    return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: 10, status };
  });
}

/** When the owner last read the notifications, in ms since 1970; three are newer. */
export const lastNotificationRead = (now: number) => now - 3 * DAY_MS;

export function laHigueraNotifications(now: number, picture: (name: string) => string): Notification[] {
  return NEWS.map(({ image, hoursAgo, ...words }) => ({
    ...words,
    image: picture(image),
    createdAt: now - hoursAgo * HOUR_MS,
  }));
}

const NEWS = [
  {
    hoursAgo: 288,
    image: 'logo',
    title: 'Bienvenida a Carta',
    message: 'El menú ya está en línea: lo puede ver cualquiera que lea el código QR.',
  },
  {
    hoursAgo: 144,
    image: 'portada',
    title: 'La portada se ve mejor',
    message: 'Las imágenes nuevas cargan más rápido en los teléfonos de los comensales.',
    link: '/panel/menu/customization',
  },
  {
    hoursAgo: 48,
    image: 'bife',
    title: 'Se acerca el fin de semana largo',
    message: 'Conviene revisar los horarios que ven los comensales.',
    link: '/panel/menu/info',
  },
  {
    hoursAgo: 26,
    image: 'empanadas',
    title: 'Novedad: pedidos por WhatsApp',
    message: 'Delivery y retiro ya pueden tener su propio tiempo de entrega y punto de retiro.',
    link: '/panel/orders',
  },
  {
    hoursAgo: 3,
    image: 'flan',
    title: 'Cuatro productos destacados',
    message: 'El flan casero fue uno de los más vistos de la semana.',
    link: '/panel/menu/featured',
  },
];
