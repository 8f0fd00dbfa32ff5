import { checkLogin } from '@carta/domain';
import { newPasswordProblem } from '../session/new-password.ts';
import { done, failed, listed, misused, type Command, type CommandInput, type CommandResult } from './command.ts';
import { readPassword } from './read-password.ts';

export const userCreate: Command = {
  usage: 'user create --email CORREO --business CLAVE      (la contraseña se pide, o se lee de la entrada)',
  words: ['user', 'create'],
  options: { email: { type: 'string' }, business: { type: 'string' } },
  required: ['email', 'business'],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { email, business }, ...input }) {
    const credentials = await readCredentials(String(email), input);
    if (!credentials.ok) return credentials;
    const problem = await problemOf(stores, credentials.value, String(business));
    if (problem) return problem;
    const created = await stores.users.create({ ...credentials.value, business: String(business) });
    if (created.ok) return done(`Se creó ${credentials.value.email} para el negocio ${business}`);
    return failed(
      created.reason === 'not-found' ? `No existe el negocio ${business}` : `Ya existe ${credentials.value.email}`,
    );
  },
};

export const userPassword: Command = {
  usage: 'user password CORREO                             (la contraseña se pide, o se lee de la entrada)',
  words: ['user', 'password'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [email = ''], ...input }) {
    const credentials = await readCredentials(email, input);
    if (!credentials.ok) return credentials;
    const { email: known, password } = credentials.value;
    const problem = await problemOf(stores, credentials.value, (await stores.users.passwordOf(known))?.business ?? '');
    if (problem) return problem;
    const changed = await stores.users.setPassword(known, password);
    return changed.ok
      ? done(`Se cambió la contraseña de ${known} y se cerraron sus sesiones`)
      : failed(`No existe ${known}`);
  },
};

export const userList: Command = {
  usage: 'user list',
  words: ['user', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores }) {
    const users = (await stores.users.list()).map(({ locked, ...user }) => ({ ...user, locked: locked === 1 }));
    return listed(
      users,
      ({ email, business, locked }) => [email, business, ...(locked ? ['(bloqueado)'] : [])].join('  '),
      'No hay cuentas',
    );
  },
};

export const userRename: Command = {
  usage: 'user rename CORREO CORREO                        (la misma cuenta con otro correo; sus sesiones terminan)',
  words: ['user', 'rename'],
  options: {},
  required: [],
  positionals: { min: 2, max: 2 },
  async run({ stores, positionals: [from = '', to = ''] }) {
    const [known, email] = [from.toLowerCase(), to.toLowerCase()];
    if (!isEmail(email)) return misused(`${to}: no es un correo electrónico válido`);
    const renamed = await stores.users.rename(known, email);
    if (renamed.ok) return done(`${known} ingresa ahora como ${email}, y se cerraron sus sesiones`);
    return failed(renamed.reason === 'not-found' ? `No existe ${known}` : `Ya existe ${email}`);
  },
};

/** By the rule of the sign-in. */
function isEmail(email: string): boolean {
  const checked = checkLogin({ email, password: 'x'.repeat(8) });
  return checked.ok;
}

export const userDelete: Command = {
  usage: 'user delete CORREO                               (sin preguntar)',
  words: ['user', 'delete'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [email = ''] }) {
    const known = email.toLowerCase();
    const deleted = await stores.users.delete(known);
    return deleted.ok ? done(`Se eliminó a ${known}`) : failed(`No existe ${known}`);
  },
};

export const userLock = locking('lock', true, 'Se bloqueó a');
export const userUnlock = locking('unlock', false, 'Se desbloqueó a');

function locking(word: string, locked: boolean, confirmation: string): Command {
  return {
    usage: `user ${word} CORREO`,
    words: ['user', word],
    options: {},
    required: [],
    positionals: { min: 1, max: 1 },
    async run({ stores, positionals: [email = ''] }) {
      const known = email.toLowerCase();
      const changed = await stores.users.setLocked(known, locked);
      return changed.ok ? done(`${confirmation} ${known}`) : failed(`No existe ${known}`);
    },
  };
}

async function problemOf(
  { businesses }: CommandInput['stores'],
  { email, password }: { email: string; password: string },
  business: string,
): Promise<CommandResult | null> {
  const businessName = (await businesses.nameOf(business)) ?? '';
  const problem = await newPasswordProblem(password, { email, businessName });
  return problem === null ? null : failed(`La contraseña no sirve. ${problem}`);
}

type CredentialsResult =
  | { ok: true; value: { email: string; password: string } }
  | Extract<CommandResult, { ok: false }>;

/** Reads the password and checks both by the rules of the sign-in. */
async function readCredentials(
  email: string,
  { stdin, say }: Pick<CommandInput, 'stdin' | 'say'>,
): Promise<CredentialsResult> {
  const password = await readPassword(stdin, say);
  const checked = checkLogin({ email, password: password ?? '' });
  if (checked.ok) return checked;
  const problem = checked.reason.startsWith('"email"')
    ? `${email}: no es un correo electrónico válido`
    : 'La contraseña tiene que tener de 8 a 64 caracteres';
  return { ok: false, problems: [problem], code: 1 };
}
