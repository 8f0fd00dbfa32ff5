import { done, failed, type Command } from './command.ts';

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
