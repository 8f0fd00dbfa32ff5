import { useDispatch } from '@carta/panel';
import { useCallback, useEffect } from 'react';
import { toolClosed } from './tools-slice.ts';

/** Closes the tool that is open; closes it by itself once what it works on is gone, since another session may have deleted it. */
export function useCloseTool({ gone = false } = {}): () => void {
  const dispatch = useDispatch();
  const close = useCallback(() => {
    dispatch(toolClosed());
  }, [dispatch]);
  useEffect(() => {
    if (gone) close();
  }, [gone, close]);
  return close;
}
