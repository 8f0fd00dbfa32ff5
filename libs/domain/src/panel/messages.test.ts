import {
  CHANGED_SINCE,
  COVER_NOT_SAVED,
  COVER_SAVED,
  EMPTY_SIGN_IN,
  ERROR_MESSAGES,
  NOT_CONNECTED,
  NOT_SAVED,
  unexpectedError,
} from './messages.ts';

const CODES =
  'invalid unauthenticated credentials forbidden not-found conflict busy changed closed too-large unsupported locked rate-limited unavailable';

describe('texts', () => {
  it('[MSG-1] exist for every error code, each different', () => {
    expect(Object.keys(ERROR_MESSAGES)).toEqual(CODES.split(' '));
    const texts = Object.values(ERROR_MESSAGES);
    expect(new Set(texts).size).toBe(texts.length);
    expect(ERROR_MESSAGES.credentials).toBe('Correo electrónico o contraseña incorrectos');
  });

  it('[MSG-2] [MSG-3] [MSG-4] are those of the specification, letter by letter', () => {
    expect(NOT_SAVED).toBe('No se pudo guardar. Revisa tu conexión e inténtalo otra vez.');
    expect(CHANGED_SINCE).toBe('No se puede deshacer: cambió después');
    expect(NOT_CONNECTED).toBe('No se pudo conectar. Inténtalo otra vez.');
    expect(EMPTY_SIGN_IN).toBe('Something went wrong while fetching the data');
    expect(COVER_SAVED).toBe('Portada actualizada con éxito');
    expect(COVER_NOT_SAVED).toBe('Ocurrió un error al actualizar la portada');
    expect(['create category l1', 'create item'].map(unexpectedError)).toEqual([
      'Unexpected error while trying create category l1',
      'Unexpected error while trying create item',
    ]);
  });
});
