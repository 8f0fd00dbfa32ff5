import type { Steps } from '@carta/domain';
import { inTurns, readMenuFile, type MenuFileContent } from '@carta/menu-file';
import { useEffect, useRef, useState } from 'react';
import { importedFile, NO_DECISIONS, type FileDecisions, type ImportedFile } from './imported-file.ts';
import { rememberedChoices, signOf } from './remembered-columns.ts';

const CANNOT_READ = 'No se pudo abrir el archivo. Revisa tu conexión e inténtalo otra vez.';
/** How much of the progress is the file itself; the rest is its table. */
const CONTENT = 0.6;
/** The progress is drawn in so many steps: a slow phone takes as long to draw it as to read hundreds of rows. */
const STEPS = 20;

/** A file that the owner has chosen. */
export interface Chosen {
  readonly name: string;
  readonly content: MenuFileContent;
  /** Names its headers; '' for a file that is no table. */
  readonly sign: string;
}

/**
 * The chosen file and what the owner decides about it. It is read while other work goes on: `read` follows `decisions`, and `isCurrent` is false
 * until it does.
 */
export function useImportedFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [read, setRead] = useState<ImportedFile | null>(null);
  const [decisions, setDecisions] = useState<FileDecisions>(NO_DECISIONS);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Work that was begun before ends; a bug in it ends the screen. */
  const begin = (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    work(signal).catch((error: unknown) => {
      if (signal.aborted) return;
      setRead(() => {
        throw error;
      });
    });
  };

  const show = (share: number) => setProgress(Math.floor(share * STEPS) / STEPS);

  const open = (file: File) =>
    begin(async (signal) => {
      show(0);
      const content = await contentOf(file, (share) => show(share * CONTENT));
      signal.throwIfAborted();
      const run = (steps: Steps<ImportedFile>) =>
        inTurns(steps, { signal, onProgress: (share) => show(CONTENT + share * (1 - CONTENT)) });
      let first = await run(importedFile(content, NO_DECISIONS));
      const sign = first.table ? signOf(first.table) : '';
      const choices = first.table && (await rememberedChoices(sign));
      if (choices) first = await run(importedFile(content, { ...NO_DECISIONS, choices }));
      signal.throwIfAborted();
      setDecisions(first.decisions);
      setRead(first);
      setChosen({ name: file.name, content, sign });
      setProgress(null);
    });

  const decide = (next: FileDecisions) => {
    setDecisions(next);
    if (!chosen) return;
    begin(async (signal) => setRead(await inTurns(importedFile(chosen.content, next, read), { signal })));
  };

  const close = () => {
    running.current?.abort();
    setChosen(null);
    setRead(null);
  };

  return { chosen, read, decisions, isCurrent: read?.decisions === decisions, progress, open, decide, close };
}

async function contentOf(file: File, onProgress: (share: number) => void): Promise<MenuFileContent> {
  try {
    // The code that reads spreadsheets may not be loadable, nor a file of a cloud drive.
    return await readMenuFile(new Uint8Array(await file.arrayBuffer()), file.name, onProgress);
  } catch (error) {
    console.error(error);
    return { kind: 'refused', message: CANNOT_READ };
  }
}
