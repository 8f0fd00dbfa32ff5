import { isCommandOf, type Command } from './command-action.ts';
import type { MarkedCommand } from './command-mark.ts';
import type { Undo } from './command.ts';

interface Change {
  readonly command: Command;
  /** Null if it cannot be undone. */
  readonly undo: Undo | null;
}

const isRestoration = isCommandOf('menu-editor/restorationConfirmed');

/** The changes of this page that Ctrl+Z undoes, the last one first. Commands are told apart by their payloads: sagas may copy an action. */
export class UndoHistory {
  readonly #changes: Change[] = [];
  readonly #reverting = new WeakSet<object>();
  /** Payloads of the changes that are undone, or about to be. */
  readonly #undone = new WeakSet<object>();

  /** Adds a change, unless it undoes another one or is undone itself. Returns what undoes it: of a known change, what was added first. */
  add(command: Command, undo: Undo | null): Undo | null {
    if (this.#reverting.has(command.payload) || this.#undone.has(command.payload)) return null;
    const known = this.#changes.find((change) => isSame(change.command, command));
    if (!known) this.#changes.push({ command, undo });
    return known ? known.undo : undo;
  }

  /** Forgets a change that was refused. */
  forget(command: Command): void {
    const index = this.#changes.findIndex((change) => isSame(change.command, command));
    if (index >= 0) this.#changes.splice(index, 1);
  }

  /** Notes that `command` is sent; if it undoes a change, that one is undone. */
  sent(command: Command): void {
    const index = this.#changes.findIndex(({ undo }) => undo?.commands.some((one) => isSame(one, command)));
    if (index >= 0) this.#take(index);
  }

  /** Forgets the deletions of which a record is in the menu again, whoever restored it; those still `queued` stay. Returns the texts that offered to restore them. */
  forgetRestored(isInMenu: (key: string) => boolean, queued: readonly Command[]): string[] {
    const restored = this.#changes.filter(
      ({ command, undo }) =>
        !queued.some((one) => isSame(one, command)) &&
        undo?.commands.some((one) => isRestoration(one) && one.payload.deleted.some(isInMenu)),
    );
    for (const { command } of restored) this.forget(command);
    return restored.flatMap(({ undo }) => undo?.text ?? []);
  }

  /** Removes the last change and returns it; undefined if there is none. */
  takeLast(): Change | undefined {
    return this.#take(this.#changes.length - 1);
  }

  #take(index: number): Change | undefined {
    const [change] = index < 0 ? [] : this.#changes.splice(index, 1);
    if (change) this.#undone.add(change.command.payload);
    for (const command of change?.undo?.commands ?? []) this.#reverting.add(command.payload as object);
    return change;
  }
}

function isSame(one: MarkedCommand, other: MarkedCommand): boolean {
  return one.payload === other.payload;
}
