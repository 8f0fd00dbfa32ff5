/** Read at the first check, not while the server starts. */
let common: Promise<ReadonlySet<string>> | undefined;

/** True for one of the most used passwords, in capitals or not: the list holds more than the first 10,000. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
