import { namesItsOwner, type PasswordOwner } from '@carta/domain';
import { isCommonPassword } from './common-passwords.ts';

/** Says in Spanish why a password of the right length is not taken as a new one; null if it is. [PASSWORD-3] */
export async function newPasswordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  if (namesItsOwner(password, owner)) return 'No puede ser tu correo ni el nombre de tu negocio';
  return (await isCommonPassword(password)) ? 'Es una de las contraseñas más usadas: elige otra' : null;
}
