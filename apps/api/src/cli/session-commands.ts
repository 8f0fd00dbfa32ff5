import { MINUTE_MS } from '@carta/domain';
import { moment } from '@carta/publishing';
import { done, failed, listed, type Command } from './command.ts';

export const sessionList: Command = {
  usage: 'session list [CORREO]',
  words: ['session', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 1 },
  async run({ stores, positionals: [email] }) {
    const known = email?.toLowerCase();
    if (known !== undefined && (await stores.users.passwordOf(known)) === null) return failed(`No existe ${known}`);
    const sessions = (await stores.sessions.listAll(known)).map(({ startedAt, seenAt, ...session }) => ({
      ...session,
      startedAt: moment(startedAt),
      seenAt: moment(seenAt),
    }));
    return listed(
      sessions,
      ({ id, email, business, device, startedAt, seenAt }) =>
        [id, email, business, startedAt, seenAt, device].join('  ').trimEnd(),
      'No hay sesiones abiertas',
    );
  },
};

export const sessionEnd: Command = {
  usage: 'session end SESIÓN | CORREO                      (una sesión, o todas las de un correo)',
  words: ['session', 'end'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [named = ''] }) {
    const all = await stores.sessions.listAll();
    const chosen = all.filter(({ id, email }) => id === named || email === named.toLowerCase());
    if (chosen.length === 0) return failed(`No hay sesiones de ${named}`);
    for (const session of chosen) await stores.sessions.endOne(session, session.id);
    return done(`Se cerraron sesiones: ${chosen.length}`);
  },
};

export const sessionAllow: Command = {
  usage:
    'session allow CORREO                             (por 15 minutos, sus ingresos no esperan por los intentos de otros)',
  words: ['session', 'allow'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [email = ''] }) {
    const known = email.toLowerCase();
    const allowed = await stores.users.letThrough(known, stores.now() + LET_THROUGH);
    if (!allowed.ok) return failed(`No existe ${known}`);
    return done(`Por 15 minutos, los ingresos de ${known} no esperan; los límites de cada dirección siguen`);
  },
};

const LET_THROUGH = 15 * MINUTE_MS;
