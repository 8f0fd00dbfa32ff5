import type { Config } from './config.ts';
import { isDemoBesideOtherData } from './demo-accounts.ts';
import type { Stores } from './stores.ts';

/** Returns a line for each unsafe setting or account. */
export async function startWarnings(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  stores: Pick<Stores, 'users' | 'businesses'>,
): Promise<string[]> {
  const warnings: string[] = [];
  if (publicUrl.startsWith('https:') && trustProxy === false) {
    warnings.push('PUBLIC_URL is https and TRUST_PROXY is not set: all visitors behind a proxy count as one address');
  }
  if (await isDemoBesideOtherData(stores)) {
    warnings.push('the demo accounts, whose password is known, exist beside other data: run carta demo remove');
  }
  return warnings;
}
