/** Returns what a store of the browser answers, or this where there is no store; that is no error. */
export async function orElse<T>(missing: T, access: () => Promise<T>): Promise<T> {
  try {
    return await access();
  } catch {
    return missing;
  }
}
