import { failed, type CommandResult } from './command.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Names every option whose value breaks a rule. */
export function refusedOptions({ issues }: { readonly issues: readonly Issue[] }): CommandResult {
  return failed(...issues.map(({ path, message }) => `--${path.map(String).join('.')}: ${message}`));
}
