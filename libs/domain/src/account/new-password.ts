import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from './login.ts';
import { object } from '../texts/text.ts';

const { min, max } = PASSWORD_LENGTH;
const length = `Usa de ${min} a ${max} caracteres`;

const password = z.string({ error: 'Escribe la contraseña' });

/** A change of password: the current one, and a different one of 8 to 64 UTF-16 units. [PASSWORD-1] [PASSWORD-2] */
export const PasswordChange = object({
  current: password.check(z.maxLength(max, { error: length })),
  next: password.check(z.refine((text) => text.length >= min && text.length <= max, { error: length })),
}).check(z.refine(({ current, next }) => current !== next, { error: 'Ya es tu contraseña', path: ['next'] }));
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The owner of a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly businessName: string;
}

/** True if the password is the owner's email, its part before the '@', or the name of the business; ignores case, accents, spaces and signs. [PASSWORD-3] */
export function namesItsOwner(password: string, { email, businessName }: PasswordOwner): boolean {
  const names = [email, email.split('@', 1)[0] ?? '', businessName].map(lettersOf);
  return names.some((name) => name !== '' && name === lettersOf(password));
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
