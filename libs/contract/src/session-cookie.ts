/** Name of the cookie with an owner's session. */
export const SESSION_COOKIE = 'carta-session';
