/** A resource of the server is temporarily unavailable; the client may retry. */
export abstract class ResourceUnavailable extends Error {}
