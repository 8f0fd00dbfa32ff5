import { createAction, type ActionCreatorWithPayload } from '@reduxjs/toolkit';

/**
 * Returns the creator of the action that the shell dispatches for each event of this name of `GET /api/events`, with the event's data as its
 * payload. 'current' comes each time the stream opens: what came before is not repeated.
 */
export function serverEvent(name: string): ActionCreatorWithPayload<string> {
  return createAction<string>(`server/${name}`);
}
