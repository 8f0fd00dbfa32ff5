import { errorCode } from '../error-code.ts';
import type { OpenedStores } from '../stores.ts';
import { done, failed, type Command } from './command.ts';

export const backup: Command = {
  usage: 'backup ARCHIVO                                   (guarda todo, también mientras el servidor funciona)',
  words: ['backup'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [file = ''] }) {
    try {
      const { files } = await stores.backups.save(file);
      return done(`Se guardó todo en ${file}: la base de datos, las claves y ${files} archivos`);
    } catch (error) {
      const why = WHY_NOT_WRITTEN[errorCode(error) ?? ''];
      if (why === undefined) throw error;
      return failed(`${file}: ${why}`);
    }
  },
};

const WHY_NOT_WRITTEN: Record<string, string> = {
  ENOENT: 'no existe la carpeta',
  ENOTDIR: 'no existe la carpeta',
  EISDIR: 'es una carpeta',
  EACCES: 'no se puede escribir: falta permiso',
  EROFS: 'no se puede escribir: falta permiso',
};

export const restore: Command = {
  usage: 'restore ARCHIVO                                  (reemplaza todo por lo guardado; las sesiones terminan)',
  words: ['restore'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [file = ''] }) {
    const restored = await stores.backups.restore(file);
    if (!restored.ok) return failed(`${file}: ${WHY_NOT_RESTORED[restored.reason]}`, 'No se cambió nada.');
    const { madeAt, files } = restored.value;
    return done(`Se restauró lo guardado el ${moment(madeAt)}: la base de datos, las claves y ${files} archivos`);
  },
};

type Restored = Awaited<ReturnType<OpenedStores['backups']['restore']>>;

const WHY_NOT_RESTORED: Record<Extract<Restored, { ok: false }>['reason'], string> = {
  'no-file': 'no existe',
  'no-backup': 'no es una copia de Carta, o está incompleta o dañada',
  newer: 'es de una versión más nueva de Carta: actualice el programa',
};

/** 2026-11-21 14:03 UTC */
const moment = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const secretsRotate: Command = {
  usage: 'secrets rotate                                   (cambia la clave que cifra los tokens)',
  words: ['secrets', 'rotate'],
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores }) {
    const rotated = await stores.rotateSecrets();
    if (rotated.ok) return done(`Se cambió la clave: se volvieron a cifrar ${rotated.value.sealed} tokens`);
    return failed(
      ...rotated.businesses.map((business) => `${business}: ninguna clave de secret.key abre su token de MercadoPago`),
      'No se cambió nada.',
    );
  },
};

export const audit: Command = {
  usage: 'audit [--business CLAVE]                         (ingresos fallidos y cambios del operador)',
  words: ['audit'],
  isReadOnly: true,
  options: { business: { type: 'string' } },
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { business } }) {
    const entries = await stores.audit.list(business === undefined ? undefined : String(business));
    const lines = entries.map(({ at, who, what, business: about }) =>
      [new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'), who, what, ...(about === '' ? [] : [about])].join('  '),
    );
    return done(...(lines.length === 0 ? ['No hay nada registrado'] : lines));
  },
};
