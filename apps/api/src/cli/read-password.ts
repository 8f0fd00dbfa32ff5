import type { Readable } from 'node:stream';
import type { ReadStream } from 'node:tty';

const ENTER = new Set(['\r', '\n']);
const BACKSPACE = new Set(['\b', '\x7f']);
const CTRL_C = '\x03';
const CTRL_D = '\x04';

/** Asks on a terminal without an echo, or reads the first line of a pipe; null if nothing was entered. */
export async function readPassword(input: Readable, ask: (text: string) => void): Promise<string | null> {
  const terminal = 'isTTY' in input && input.isTTY ? (input as ReadStream) : null;
  if (terminal) {
    ask('Contraseña: ');
    terminal.setRawMode(true);
  }
  input.setEncoding('utf8');
  try {
    let typed = '';
    for await (const chunk of input) {
      for (const char of chunk as string) {
        if (char === CTRL_C) return null;
        if (ENTER.has(char) || char === CTRL_D) return typed || null;
        typed = terminal && BACKSPACE.has(char) ? typed.slice(0, -1) : typed + char;
      }
    }
    return typed || null;
  } finally {
    if (terminal) {
      terminal.setRawMode(false);
      ask('\n');
    }
  }
}
