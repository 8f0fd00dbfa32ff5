import { Refusal } from './refusal.mjs';

const WORDS = {
  EACCES: 'cannot be written',
  EPERM: 'cannot be written',
  EROFS: 'cannot be written',
  ENOSPC: 'cannot be written: the disk is full',
};

/**
 * Runs a command of the project. What a person can put right ends in one line and exit code 1.
 * @param {() => Promise<number | void>} command gives the exit code; nothing leaves the process running
 */
export async function runCommand(command) {
  try {
    const code = await command();
    if (code !== undefined) process.exit(code);
  } catch (error) {
    console.error(lineOf(error) ?? error);
    process.exit(1);
  }
}

/**
 * Returns the line for an error that a person can put right.
 * @param {unknown} error
 */
export function lineOf(error) {
  if (error instanceof Refusal) return error.message;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (path && code && code in WORDS) return `${path} ${WORDS[/** @type {keyof typeof WORDS} */ (code)]}.`;
}
