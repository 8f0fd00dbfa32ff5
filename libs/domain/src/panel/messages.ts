/** Message of each error code. [MSG-1] */
export const ERROR_MESSAGES = {
  invalid: 'Hay datos que no son válidos',
  unauthenticated: 'Inicia sesión para continuar',
  credentials: 'Correo electrónico o contraseña incorrectos',
  forbidden: 'No tienes permiso para ver ni cambiar estos datos',
  'not-found': 'No se encontró lo que buscas',
  conflict: 'Esto cambió mientras lo editabas',
  busy: 'Hay otro cambio grande en curso. Espera un momento e inténtalo otra vez.',
  changed: 'El pedido no es como dice el menú ahora',
  closed: 'El local no toma pedidos para ese momento',
  'too-large': 'Lo que se envió es demasiado grande',
  unsupported: 'El formato de lo que se envió no se acepta',
  locked: 'Editor bloqueado. Falta de pago',
  'rate-limited': 'Demasiados intentos. Espera unos minutos y vuelve a probar',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo otra vez',
} as const;

/** Shown if a change could not be sent. [MSG-2] */
export const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';

/** Shown if a recorded change cannot be undone any more. [CHANGE-4] */
export const CHANGED_SINCE = 'No se puede deshacer: cambió después';

/** Shown if a request could not be sent. [MSG-2] */
export const NOT_CONNECTED = 'No se pudo conectar. Inténtalo otra vez.';

/** Shown if a sign-in got an empty answer. [MSG-3] */
export const EMPTY_SIGN_IN = 'Something went wrong while fetching the data';

/** Shown after a cover was sent. [MSG-3] */
export const COVER_SAVED = 'Portada actualizada con éxito';
/** Shown where a cover could not be sent. [MSG-3] */
export const COVER_NOT_SAVED = 'Ocurrió un error al actualizar la portada';

/** Returns the console's text for a failed attempt, such as 'create item'. [MSG-4] */
export function unexpectedError(attempt: string): string {
  return `Unexpected error while trying ${attempt}`;
}
