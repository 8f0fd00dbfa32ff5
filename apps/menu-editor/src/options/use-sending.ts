import { useSelector } from '@carta/panel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Command } from '../outbox/command-action.ts';
import { selectQueue, selectRefused, selectWaiting } from '../outbox/outbox-slice.ts';
import { useLockedModal, useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';

/** Sends the command of a form. `onSaved` runs once it is saved, or waits for the connection; a refused one leaves the form as it is. */
export function useSending(onSaved: () => void) {
  const change = useUnlockedDispatch();
  const isLocked = useLockedModal() !== null;
  const queue = useSelector(selectQueue);
  const waiting = useSelector(selectWaiting);
  const refused = useSelector(selectRefused);
  const [command, setCommand] = useState<Command | null>(null);
  const phase = phaseOf();
  const whenSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (phase === 'saved') whenSaved();
  }, [phase]);

  function phaseOf(): 'idle' | 'saving' | 'saved' {
    if (command === null || refused?.payload === command.payload) return 'idle';
    return waiting || queue.every(({ payload }) => payload !== command.payload) ? 'saved' : 'saving';
  }
  return {
    phase,
    send: (next: Command) => {
      change(next);
      if (!isLocked) setCommand(next);
    },
  };
}
