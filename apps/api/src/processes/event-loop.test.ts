import { stat } from 'node:fs';
import { nextTurn } from './event-loop.ts';

it('timers and sockets are served between work that a socket or a file has begun and its next turn', async () => {
  const done: string[] = [];
  await new Promise<void>((resolve) =>
    stat(__filename, () => {
      const began = performance.now();
      setTimeout(() => done.push('timer'), 1);
      while (performance.now() - began < 5);
      void nextTurn().then(() => {
        done.push('next step');
        resolve();
      });
    }),
  );
  expect(done).toEqual(['timer', 'next step']);
});
