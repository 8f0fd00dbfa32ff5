/** What the owner is told who wants to send a picture while there is no connection: pictures do not wait to be sent. */
export const NEEDS_CONNECTION =
  'Para subir una imagen hace falta conexión. No se perdió nada: inténtalo cuando vuelva.';
