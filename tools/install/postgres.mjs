import { existsSync } from 'node:fs';
import { step } from '../command/steps.mjs';
import { installPackages } from './debian-packages.mjs';

/** Where Debian's packages have PostgreSQL's programs, in a folder for each version. */
const PROGRAMS = '/usr/lib/postgresql';

/** Installs PostgreSQL where it is missing. False where it cannot be installed. */
export async function ensurePostgres() {
  if (!existsSync(PROGRAMS)) await step('Installing PostgreSQL', () => installPackages(['postgresql']));
  return existsSync(PROGRAMS);
}
