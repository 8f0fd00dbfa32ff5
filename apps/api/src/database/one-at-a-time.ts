import { refused } from '@carta/domain';
import type { ChangeResult } from './change-business.ts';

/** Runs a change of many records; refuses 'busy' while another one of the business is under way here. */
export type OneAtATime = <T>(business: string, work: () => Promise<ChangeResult<T>>) => Promise<ChangeResult<T>>;

/** Lets a business make one change of many records at a time: other changes go on beside it. */
export function oneAtATime(): OneAtATime {
  const running = new Set<string>();
  return async (business, work) => {
    if (running.has(business)) return refused('busy');
    running.add(business);
    try {
      return await work();
    } finally {
      running.delete(business);
    }
  };
}
