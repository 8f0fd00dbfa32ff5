/** Something that the server needs cannot be used now; the request may be tried again. */
export abstract class ResourceUnavailable extends Error {}
