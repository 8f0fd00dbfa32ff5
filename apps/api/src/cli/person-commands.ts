import { done, failed, found, type Command } from './command.ts';

export const personExport: Command = {
  usage: 'person export CORREO                             (todo lo guardado de una persona, como JSON)',
  words: ['person', 'export'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [email = ''] }) {
    const person = await stores.person.read(email.toLowerCase());
    if (!person) return failed(`No hay nada de ${email}`);
    return found({ lines: [JSON.stringify(person, null, 1)], json: person });
  },
};

export const personErase: Command = {
  usage:
    'person erase CORREO                              (elimina la cuenta y su correo de todo registro, sin preguntar)',
  words: ['person', 'erase'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  // Its own entry may not bring the email back.
  audited: () => 'person erase',
  async run({ stores, positionals: [email = ''] }) {
    const alias = await stores.person.erase(email.toLowerCase());
    if (alias === null) return failed(`No hay nada de ${email}`);
    return done(
      `Se eliminó la cuenta; lo que hizo queda como ${alias}`,
      'Las copias de antes, si las hay, todavía tienen el correo, y las líneas del registro no lo tienen',
    );
  },
};
