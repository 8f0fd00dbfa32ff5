import { moment } from '@carta/publishing';
import { done, failed, listed, type Command } from './command.ts';

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
    if (entries.length === 0 && business !== undefined && (await stores.businesses.nameOf(String(business))) === null)
      return failed(`No existe el negocio ${business}`);
    return listed(
      entries,
      ({ at, who, what, business: about }) => [moment(at), who, what, ...(about === '' ? [] : [about])].join('  '),
      'No hay nada registrado',
    );
  },
};
