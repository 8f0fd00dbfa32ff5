import type { ApiFailure } from '@carta/api-client';
import { NOT_SAVED, unexpectedError } from '@carta/domain';
import { modalOpened, put, select, selectBusinessKey, snackbarShown } from '@carta/panel';
import type { Command } from './command-action.ts';
import { definitionOf, recordsOf } from './definition-of.ts';
import { commandRefused, selectQueue } from './outbox-slice.ts';

export const RECORD_GONE = 'Ya no está: se eliminó desde otro lugar';

interface RefusalOptions {
  /** Keys of the records that it has created all the same. */
  readonly created?: readonly string[];
  /** True if the owner has seen the failure already. */
  readonly reported?: boolean | undefined;
}

/** Removes a refused command and those that depend on it from the queue; notifies the owner unless `reported`. */
export function* refuseCommand(
  command: Command,
  error: ApiFailure,
  { created = [], reported = false }: RefusalOptions = {},
) {
  const queue = yield* select(selectQueue);
  const later = queue.slice(queue.indexOf(command) + 1);
  const dropped = later.filter((other) => dependsOn(other, command, error));
  const left = queue.filter((other) => other !== command && !dropped.includes(other));
  yield* put(commandRefused({ command, error, created, dropped, left }));
  if (reported) return;
  logFailure(command);
  if (error.code === 'locked')
    yield* put(modalOpened({ type: 'lockedEditor', parent: yield* select(selectBusinessKey) }));
  else yield* put(snackbarShown({ tone: 'error', text: failureText(command, error) }));
}

export function logFailure(command: Command): void {
  const { log } = definitionOf(command).failure;
  console.error(unexpectedError(typeof log === 'function' ? log(command.payload) : log));
}

/** True if this command depends on the refused one: by its index or by a missing record; always if the owner is locked. */
function dependsOn(later: Command, refused: Command, { code }: ApiFailure): boolean {
  if (code === 'locked') return true;
  const { countsPositions, creates } = definitionOf(refused);
  const { dependsOn: needs = () => recordsOf(later), ...definition } = definitionOf(later);
  if (countsPositions && definition.countsPositions) return true;
  if (code !== 'not-found' && !creates) return false;
  const missing = recordsOf(refused);
  return needs(later.payload).some((key) => key !== null && missing.includes(key));
}

function failureText(command: Command, { code, message }: ApiFailure): string {
  if (code === 'not-found') return RECORD_GONE;
  if (code === 'too-large' || code === 'unsupported') return message;
  const { text } = definitionOf(command).failure;
  if (text !== undefined) return text;
  return code === 'network' || code === 'unexpected' || code === 'unavailable' ? NOT_SAVED : message;
}
