import { namesItsOwner, type PasswordOwner } from '@carta/domain';

/** Returns in Spanish why a password of valid length is refused as a new one; null if it is accepted. [PASSWORD-3] */
export async function newPasswordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  if (namesItsOwner(password, owner)) return 'No puede ser tu correo ni el nombre de tu negocio';
  commonPasswords ??= readCommonPasswords();
  const isCommon = (await commonPasswords).has(password.toLowerCase());
  return isCommon ? 'Es una de las contraseñas más usadas: elige otra' : null;
}

/** More than the 10,000 most used ones, in lower case; read at the first check instead of at the start. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
