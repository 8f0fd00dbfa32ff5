import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/**
 * Returns a function that runs the statement of `build` with other parameters, in the order of its text. The statement is
 * built once for each dialect: that takes longer than to run it.
 */
export function compiledOnce<Row>(
  build: (database: Database) => Compilable<Row>,
): (database: Database, ...parameters: unknown[]) => Promise<{ rows: Row[]; numAffectedRows?: bigint }> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (database, ...parameters) => {
    const { adapter } = database.getExecutor();
    let query = compiled.get(adapter);
    if (!query) compiled.set(adapter, (query = build(database).compile()));
    return database.executeQuery({ ...query, parameters });
  };
}
