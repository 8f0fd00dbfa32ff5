import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSecrets } from './secrets.ts';

describe('secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'carta-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const opened = () => {
    const secrets = openSecrets(folder);
    if (!secrets.ok) throw new Error(secrets.reason);
    return secrets.value;
  };

  it('a secret is decrypted with the key file, for its own business only', () => {
    const sealed = opened().seal('abc', 'higuera');
    const again = opened();
    expect(again.unseal(sealed, 'higuera')).toBe('abc');
    expect(again.seal('abc', 'higuera')).not.toBe(sealed);
    expect(() => again.unseal(sealed, 'otra')).toThrow();
    expect(() => again.unseal(sealed.slice(0, -2) + 'AA', 'higuera')).toThrow();
  });

  it('an unusable key file is refused and left unchanged', () => {
    const file = path.join(folder, 'secret.key');
    writeFileSync(file, 'cut off');
    expect(openSecrets(folder)).toEqual({ ok: false, reason: 'key-unusable' });
    expect(readFileSync(file, 'utf8')).toBe('cut off');
  });

  it('the key file is readable by its owner only', () => {
    opened();
    expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});
