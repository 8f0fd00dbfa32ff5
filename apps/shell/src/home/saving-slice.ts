import { createSlice, put, select, selectBusinessKey, takeLeading, type PayloadAction } from '@carta/panel';

interface Saving {
  readonly saving: boolean;
}

interface Started<Payload> {
  readonly type: string;
  (payload: Payload): PayloadAction<Payload>;
}

/** Whether what a card of home sends is being saved: from `started` until it is answered. `name` is its key in home's state. */
export function savingSlice<Name extends string, Payload>(name: Name, started: Started<Payload>) {
  const { reducer, actions } = createSlice({
    name: `home/${name}`,
    initialState: { saving: false },
    reducers: { answered: () => ({ saving: false }) },
    extraReducers: (builder) => builder.addCase(started.type, () => ({ saving: true })),
  });
  return {
    reducer,
    selectSaving: (state: { readonly home?: Readonly<Record<Name, Saving>> }) => state.home?.[name].saving ?? false,
    /** Returns a saga that sends what is started, one at a time; without a business nothing is sent. */
    saga: (send: (businessKey: string, payload: Payload) => Generator<unknown, void>) =>
      function* watchStarted() {
        yield* takeLeading(started.type, function* ({ payload }: PayloadAction<Payload>) {
          const businessKey = yield* select(selectBusinessKey);
          if (businessKey !== null) yield* send(businessKey, payload);
          yield* put(actions.answered());
        });
      },
  };
}
