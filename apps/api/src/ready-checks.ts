import type { DiskCheck } from './disk-check.ts';
import type { ReadyChecks } from './http/health.routes.ts';
import type { Stores } from './stores.ts';

/** What each server needs to answer its requests. */
export function readyChecks(
  { ping, isDataInPlace }: Pick<Stores, 'ping' | 'isDataInPlace'>,
  disk: Pick<DiskCheck, 'failure'>,
): ReadyChecks {
  return {
    database: { failure: () => ping().then(() => null) },
    data: {
      failure: async () =>
        isDataInPlace() ? null : 'La carpeta de datos se movió, se borró o se reemplazó: reinicie el servidor',
    },
    disk,
  };
}
