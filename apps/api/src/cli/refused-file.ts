import type { FileIssue } from '@carta/domain';
import { failed, type CommandResult } from './command.ts';

/** Names every place of a file that is wrong, and says last that nothing was done. */
export function refusedFile(file: string, issues: readonly FileIssue[], nothing: string): CommandResult {
  return failed(...issues.map(({ path, message }) => `${path || file}: ${message}`), nothing);
}
