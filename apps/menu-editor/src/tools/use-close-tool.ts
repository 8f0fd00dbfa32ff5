import { useDispatch } from '@carta/panel';
import { useCallback } from 'react';
import { toolClosed } from './tools-slice.ts';

/** Closes the tool that is open. */
export function useCloseTool(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(toolClosed());
  }, [dispatch]);
}
