import { createSlice } from '@carta/panel';

interface Saving {
  readonly saving: boolean;
}

/** Whether what a card of home sends is being saved: from `started` until `answered`. `name` is its key in home's state. */
export function savingSlice<Name extends string>(name: Name, started: { readonly type: string }) {
  const slice = createSlice({
    name: `home/${name}`,
    initialState: { saving: false },
    reducers: { answered: () => ({ saving: false }) },
    extraReducers: (builder) => builder.addCase(started.type, () => ({ saving: true })),
  });
  return {
    reducer: slice.reducer,
    answered: slice.actions.answered,
    selectSaving: (state: { readonly home?: Readonly<Record<Name, Saving>> }) => state.home?.[name].saving ?? false,
  };
}
