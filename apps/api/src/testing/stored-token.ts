import path from 'node:path';
import Sqlite from 'libsql';
import { openSecrets } from '../database/secrets.ts';

/** Returns a business's MercadoPago token, decrypted with the keys of the data folder. */
export function storedToken(dataDir: string, business: string): string {
  const file = new Sqlite(path.join(dataDir, 'carta.db'));
  const row = file.prepare('select mercado_pago_token as token from businesses where key = ?').get(business);
  file.close();
  const secrets = openSecrets(dataDir);
  if (!secrets.ok) throw new Error(secrets.reason);
  return secrets.value.unseal((row as { token: string }).token, business);
}
