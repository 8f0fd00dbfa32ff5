import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { CHECK_REPORT, CheckReport, integrityOf, readRemoteFolder, signedReport } from '@carta/publishing';
import { refuse, type Command } from './command.ts';

/** `sign`: the operator signs the report on a folder whose files are those that were checked. */
export const signCommand: Command = {
  usage: 'sign [CARPETA] --key CLAVE.pem',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { key: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder = 'dist'] = positionals;
    const key = await privateKey(values.key ?? '');
    if (!key) return refuse('--key tiene que ser el archivo de una clave privada Ed25519, en PEM');
    const report = CheckReport.safeParse(await reportIn(folder));
    const files = await readRemoteFolder(folder);
    if (!report.success || !files || !isDeepStrictEqual(report.data.integrity, integrityOf(files)))
      return refuse('Falta el informe de carta-remote check sobre exactamente estos archivos.');
    const signed = signedReport(report.data, key);
    await writeFile(path.join(folder, CHECK_REPORT), `${JSON.stringify(signed, null, 2)}\n`);
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
    console.log(`Firmada. La clave pública es REMOTE_SIGNING_KEY=${publicKey.toString('base64')}`);
    return 0;
  },
};

async function privateKey(file: string): Promise<KeyObject | null> {
  const pem = await readFile(file).catch(() => null);
  try {
    const key = createPrivateKey(pem ?? '');
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

async function reportIn(folder: string): Promise<unknown> {
  const text = await readFile(path.join(folder, CHECK_REPORT), 'utf8').catch(() => 'null');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
