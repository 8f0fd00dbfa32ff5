import { PRODUCT_PLACEHOLDER, type Notification } from '@carta/domain';

/** Tells an owner that somebody guesses at the password. `createdAt` in ms since 1970. */
export const guessingNotification = (createdAt: number): Notification => ({
  title: 'Alguien prueba contraseñas de tu cuenta',
  message:
    'Hubo más de 100 intentos fallidos de ingresar en la última hora. Tu cuenta sigue abierta para ti. ' +
    'Si no fuiste tú, elige en Cuenta una contraseña larga que no uses en otro sitio.',
  image: PRODUCT_PLACEHOLDER,
  link: '/panel/account',
  createdAt,
});
