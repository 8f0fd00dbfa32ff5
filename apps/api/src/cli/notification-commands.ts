import { Notification, PRODUCT_PLACEHOLDER } from '@carta/domain';
import { moment } from '@carta/publishing';
import { isPicture } from './is-picture.ts';
import { done, failed, listed, misused, refusedOptions, type Command } from './command.ts';

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
  async run({ stores, storage, options: { business, all, image = PRODUCT_PLACEHOLDER, ...texts } }) {
    if ((business === undefined) === (all === undefined)) return misused('--business CLAVE o --all: uno de los dos');
    const parsed = Notification.safeParse({ ...texts, image, createdAt: Date.now() });
    if (!parsed.success) return refusedOptions(parsed.error);
    if (!(await isPicture(storage, parsed.data.image))) return failed(`--image ${image}: no existe esa imagen`);
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
    const notices = [];
    for (const key of selected) notices.push(...(await stores.notifications.listWithIds(key)));
    return listed(
      notices.map(({ createdAt, ...notice }) => ({ ...notice, createdAt: moment(createdAt) })),
      ({ id, createdAt, business: about, title, message, link }) =>
        [id, createdAt, about, title, message, ...(link === undefined ? [] : [link])].join('  '),
      'No hay notificaciones',
    );
  },
};

export const notificationsDelete: Command = {
  usage: 'notifications delete ID                          (el que da la lista)',
  words: ['notifications', 'delete'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [id = ''] }) {
    const isDeleted = await stores.notifications.delete(id);
    return isDeleted ? done(`Se eliminó la notificación ${id}`) : failed(`No existe la notificación ${id}`);
  },
};
