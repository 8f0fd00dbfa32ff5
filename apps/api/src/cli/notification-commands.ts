import { Notification, PRODUCT_PLACEHOLDER } from '@carta/domain';
import { done, failed, refusedOptions, type Command } from './command.ts';

export const notify: Command = {
  usage: 'notify --business CLAVE | --all --title TÍTULO --message TEXTO [--image DIRECCIÓN] [--link DIRECCIÓN]',
  words: ['notify'],
  options: {
    business: { type: 'string' },
    all: { type: 'boolean' },
    title: { type: 'string' },
    message: { type: 'string' },
    image: { type: 'string' },
    link: { type: 'string' },
  },
  required: ['title', 'message'],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { business, all, image = PRODUCT_PLACEHOLDER, ...texts } }) {
    if ((business === undefined) === (all === undefined)) return failed('--business CLAVE o --all: uno de los dos');
    const parsed = Notification.safeParse({ ...texts, image, createdAt: Date.now() });
    if (!parsed.success) return refusedOptions(parsed.error);
    const count = await stores.notifications.add(business === undefined ? null : String(business), parsed.data);
    if (count === 0) return failed(all ? 'No hay negocios' : `No existe el negocio ${business}`);
    return done(all ? `Se avisó a todos los negocios: ${count}` : `Se avisó a ${business}`);
  },
};

export const notificationsList: Command = {
  usage: 'notifications list [--business CLAVE]            (de un negocio, o de todos)',
  words: ['notifications', 'list'],
  isReadOnly: true,
  options: { business: { type: 'string' } },
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { business } }) {
    const keys = await stores.businesses.keys();
    const selected = business === undefined ? keys : keys.filter((key) => key === business);
    if (business !== undefined && selected.length === 0) return failed(`No existe el negocio ${business}`);
    const lines: string[] = [];
    for (const key of selected) {
      const notifications = await stores.notifications.list(key, 0);
      lines.push(...notifications.map((notification) => lineOf(key, notification)));
    }
    return done(...(lines.length === 0 ? ['No hay notificaciones'] : lines));
  },
};

function lineOf(business: string, { createdAt, title, message, link }: Notification): string {
  const sent = new Date(createdAt).toISOString().replace(/:\d\d\.\d+Z$/, 'Z');
  return [sent, business, title, message, ...(link === undefined ? [] : [link])].join('  ');
}
