import { SUBJECTS, type Subject } from './cached-subjects.ts';

/** Returns another number after each change by any process. Fails where the database cannot be reached. */
export type DataVersion = () => number;

/** The version of each subject that caches hold. */
export type DataVersions = Readonly<Record<Subject, DataVersion>>;

/** Returns another number after each change of any subject. */
export const versionOfAll = (versions: DataVersions): number =>
  SUBJECTS.reduce((sum, subject) => sum + versions[subject](), 0);

/** Counts the changes of each subject. `look` runs before a version is read: it notes what others have changed. */
export function changeCounts(look: () => void = () => undefined) {
  const counts = { menus: 0, accounts: 0, remotes: 0, orders: 0 } satisfies Record<Subject, number>;
  const versionOf = (subject: Subject) => () => {
    look();
    return counts[subject];
  };
  const versions: DataVersions = {
    menus: versionOf('menus'),
    accounts: versionOf('accounts'),
    remotes: versionOf('remotes'),
    orders: versionOf('orders'),
  };
  return {
    versions,
    note: (changed: Iterable<Subject> = SUBJECTS): void => {
      for (const subject of changed) counts[subject] += 1;
    },
  };
}

/** Disables the read caches inside a transaction: no version says what changes there. */
export function uncachedVersions(): DataVersions {
  let version = 0;
  const next = () => (version += 1);
  return { menus: next, accounts: next, remotes: next, orders: next };
}
