/** What tells a command from other actions. */
export const COMMAND_MARK = { command: true } as const;

/** A command as its definition gives it: `commandAction` has the types of each. */
export interface MarkedCommand {
  readonly type: string;
  readonly payload: unknown;
  readonly meta: typeof COMMAND_MARK;
}

/** Returns a command for a definition, which cannot import the actions that are made of the definitions' own types. */
export function markedCommand<P>(type: string, payload: P): MarkedCommand {
  return { type, payload, meta: COMMAND_MARK };
}
