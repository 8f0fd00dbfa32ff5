import { done, failed, type Command } from './command.ts';

export const sessionList: Command = {
  usage: 'session list [CORREO]',
  words: ['session', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 1 },
  async run({ stores, positionals: [email] }) {
    const sessions = await stores.sessions.listAll(email?.toLowerCase());
    const lines = sessions.map(({ id, email, business, device, startedAt, seenAt }) =>
      [id, email, business, day(startedAt), day(seenAt), device].join('  ').trimEnd(),
    );
    return done(...(lines.length === 0 ? ['No hay sesiones abiertas'] : lines));
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

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
