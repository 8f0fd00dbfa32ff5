import type { Schema } from '@carta/contract';
import { Announcements, announcementTag, Manuals, parseFile, unplayableManuals, type FileIssue } from '@carta/domain';
import { readJsonFile } from '../storage/read-json-file.ts';
import type { Stores } from '../stores.ts';
import { failed, found, refusedFile, type Command, type CommandResult } from './command.ts';

type Content = Stores['content'];

interface Stored<T> {
  exists(): Promise<boolean>;
  read(): Promise<{ readonly value: T; readonly problem: string | null }>;
  write(value: T): Promise<void>;
}

interface Kind<T> {
  readonly word: keyof Content;
  readonly schema: Schema<T>;
  readonly stored: (content: Content) => Stored<T>;
  /** What is wrong beside the form. */
  readonly issues: (value: T) => FileIssue[];
  readonly lines: (value: T) => string[];
  /** The answer for an empty list. */
  readonly none: string;
}

function commandsOf<T>({ word, schema, stored, issues, lines, none }: Kind<T>): { set: Command; list: Command } {
  const listed = (value: T): CommandResult =>
    found({ lines: lines(value), json: value }, ...(lines(value).length === 0 ? [none] : []));
  return {
    set: {
      usage: `${word} set ARCHIVO`,
      words: [word, 'set'],
      options: {},
      required: [],
      positionals: { min: 1, max: 1 },
      async run({ stores, positionals: [file = ''] }) {
        const read = await readJsonFile(file);
        if (!read.ok) return failed(read.problem);
        const parsed = parseFile(schema, read.value);
        const found = parsed.ok ? issues(parsed.value) : parsed.issues;
        if (!parsed.ok || found.length > 0) return refusedFile(file, found, 'No se cambió nada.');
        await stored(stores.content).write(parsed.value);
        return listed(parsed.value);
      },
    },
    list: {
      usage: `${word} list`,
      words: [word, 'list'],
      isReadOnly: true,
      options: {},
      required: [],
      positionals: { min: 0, max: 0 },
      async run({ stores }) {
        const file = stored(stores.content);
        const { value, problem } = await file.read();
        return problem === null || !(await file.exists()) ? listed(value) : failed(problem);
      },
    },
  };
}

export const { set: announcementsSet, list: announcementsList } = commandsOf({
  word: 'announcements',
  schema: Announcements,
  stored: ({ announcements }) => announcements,
  issues: () => [],
  lines: ({ announcements }) =>
    announcements.map((news) =>
      [news.slug, announcementTag(news), news.title, ...(news.show ? [] : ['(oculto)'])].join('  '),
    ),
  none: 'No hay anuncios',
});

export const { set: manualsSet, list: manualsList } = commandsOf({
  word: 'manuals',
  schema: Manuals,
  stored: ({ manuals }) => manuals,
  issues: unplayableManuals,
  lines: ({ manuals }) => manuals.map(({ title, url }) => `${title}  ${url}`),
  none: 'No hay manuales',
});
