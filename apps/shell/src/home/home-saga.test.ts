import type { ApiClient } from '@carta/api-client';
import { waitFor } from '@testing-library/react';
import { ownerState } from '../testing/preloaded-states.ts';
import { createShellStore } from '../store.ts';
import { homeSaga } from './home-saga.ts';
import { homeSlice, selectSummary, selectSummaryFailed, summaryWanted } from './home-slice.ts';

const SUMMARY = { days: [], lastChange: null };

it('the summary is fetched for the owner’s business; after a failure a new request replaces it', async () => {
  const store = createShellStore(ownerState);
  store.addReducer('home', homeSlice.reducer);
  const state = () => store.getState() as unknown as Parameters<typeof selectSummary>[0];
  let isDown = true;
  const homeSummary = jest.fn(async () =>
    isDown
      ? { ok: false, error: { code: 'network', status: 0, message: '' } }
      : { ok: true, value: SUMMARY, etag: null, unchanged: false },
  );
  store.runSaga(homeSaga({ homeSummary } as unknown as ApiClient));
  const shown = () => [selectSummary(state()), selectSummaryFailed(state())];

  store.dispatch(summaryWanted());
  await waitFor(() => expect(shown()).toEqual([null, true]));
  isDown = false;
  store.dispatch(summaryWanted());
  await waitFor(() => expect(shown()).toEqual([SUMMARY, false]));
  expect(homeSummary).toHaveBeenCalledWith({ params: { businessKey: ownerState.businessKey } });
});
