/** What a remote may be called: at most 41 characters. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{0,40}$/;
