import type { TableRequest } from '@carta/contract';
import type { TableVisit } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

export interface TableVisitsState {
  /** What tables ask for and nobody has answered, the oldest first. */
  readonly requests: readonly TableRequest[];
  /** Keys of the visits that are not closed. */
  readonly visits: readonly string[];
  /** Keys of the requests and visits of which something is sent. */
  readonly sending: Readonly<Record<string, true>>;
}

type Visit = Pick<TableVisit<unknown>, 'visit' | 'table'>;

const initialState: TableVisitsState = { requests: [], visits: [], sending: {} };

const slice = createSlice({
  name: 'tableVisits',
  initialState,
  reducers: {
    tablesReceived(
      state,
      { payload: { requests, visits } }: PayloadAction<Pick<TableVisitsState, 'requests' | 'visits'>>,
    ): TableVisitsState {
      return { ...state, requests, visits };
    },
    /** Somebody goes to the table. */
    requestAnswered(state, { payload: { key } }: PayloadAction<TableRequest>): TableVisitsState {
      return { ...state, sending: { ...state.sending, [key]: true } };
    },
    /** The server knows that the request is answered. */
    requestEnded(state, { payload: key }: PayloadAction<string>): TableVisitsState {
      return { ...state, requests: state.requests.filter((request) => request.key !== key) };
    },
    tableClosed(state, { payload: { visit } }: PayloadAction<Visit>): TableVisitsState {
      return { ...state, sending: { ...state.sending, [visit]: true } };
    },
    /** The people of a visit sit at another table. */
    tableMoved(state, { payload: { visit } }: PayloadAction<Visit & { to: { key: string; title: string } }>) {
      return { ...state, sending: { ...state.sending, [visit]: true } };
    },
    visitEnded(state, { payload: visit }: PayloadAction<string>): TableVisitsState {
      return { ...state, visits: state.visits.filter((one) => one !== visit) };
    },
    /** The server has answered what was sent of this request or visit. */
    tableAnswered(state, { payload: key }: PayloadAction<string>): TableVisitsState {
      return { ...state, sending: Object.fromEntries(Object.entries(state.sending).filter(([one]) => one !== key)) };
    },
  },
});

export const tableVisitsReducer = slice.reducer;
export const { tablesReceived, requestAnswered, requestEnded, tableClosed, tableMoved, visitEnded, tableAnswered } =
  slice.actions;
