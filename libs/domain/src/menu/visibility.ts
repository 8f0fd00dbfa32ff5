/** Returns the record with `show` inverted. [SHOW-1] */
export function toggled<T extends { readonly show: boolean }>(record: T): T {
  return { ...record, show: !record.show };
}
