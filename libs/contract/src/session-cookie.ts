/** Names the cookie that carries an owner's session. */
export const SESSION_COOKIE = 'carta-session';
