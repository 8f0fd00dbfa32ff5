import { execFileSync } from 'node:child_process';

/**
 * Memory of a process that is held in RAM now.
 * @param {number} pid
 */
export const residentBytes = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
