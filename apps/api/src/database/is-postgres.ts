/** Whether a text is the address of a database of PostgreSQL. */
export function isPostgres(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  return new URL(text).pathname.length > 1;
}
