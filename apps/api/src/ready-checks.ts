import type { ReadyCheck } from './http/health.routes.ts';
import type { Stores } from './stores.ts';

export function databaseCheck({ ping }: Pick<Stores, 'ping'>): ReadyCheck {
  return { failure: () => ping().then(() => null) };
}
