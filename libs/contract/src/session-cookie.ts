/** Name of the cookie with an owner's session. */
export const SESSION_COOKIE = 'carta-session';

/** Its name over https. */
export const HOST_SESSION_COOKIE = '__Host-carta-session';
