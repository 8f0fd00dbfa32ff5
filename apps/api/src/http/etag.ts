/** Weak, since one content is sent compressed in several ways. */
export const etagOf = (version: string): string => `W/"${version}"`;

/** Whether a reader's `If-None-Match` names this ETag, weak or strong, alone or among others. */
export const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.includes(etag.slice('W/'.length));
