/** Weak, since the same content is sent in several encodings. */
export const etagOf = (version: string): string => `W/"${version}"`;

/** True if `If-None-Match` contains this ETag, weak or strong, alone or in a list. */
export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.includes(etag.slice('W/'.length));
