import { done, type Command } from './command.ts';

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
